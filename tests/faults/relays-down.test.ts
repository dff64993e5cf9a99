import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  commentsIn,
  leadsAt,
  newDatabaseDir,
  openStoreAt,
  type RelayRequest,
  startPostgres,
  startRelay,
  startSite,
  startVisitors,
  waitFor,
} from '../helpers/index.ts';
import { longRun } from './long-run.ts';

const kills = longRun ? 6 : 2;
const databases = longRun ? ['SQLite', 'PostgreSQL'] : ['SQLite'];
/** Attempts pause for up to half a minute, and a busy machine takes its time. */
const ALL_DELIVERED_MS = 300_000;

async function newDatabase(kind: string): Promise<string> {
  if (kind === 'PostgreSQL') {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.remove());
    return postgres.newDatabase();
  }
  const dir = await newDatabaseDir();
  onTestFinished(() => rm(dir, { recursive: true }));
  return `file:${join(dir, 'leads.db')}`;
}

test.each(databases)(
  `%s: what was acknowledged around ${kills} kills while the relays were down is delivered after their return, with no command`,
  async (kind) => {
    const DATABASE_URL = await newDatabase(kind);
    const relay = await startRelay();
    onTestFinished(() => relay.stop());
    const taken: RelayRequest[] = [];
    let down = true;
    relay.answerWith((request) => {
      if (down) return Math.random() < 0.5 ? 'hang' : { status: 503 };
      taken.push(request);
      return { status: 200 };
    });
    // Fast machines acknowledge hundreds before a kill: at the usual pace their delivery takes minutes.
    const env = { DATABASE_URL, COMMENT_SHEET_URL: relay.url, LEADS_SHEET_RATE: '6000' };
    const start = () => startSite({ env, args: ['--api-only'] });

    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const site = await start();
      const visitors = startVisitors(2, () => site.url);
      await waitFor('leads', () => visitors.acknowledged.length > 2);
      await sleep(Math.random() * 500);
      await site.kill();
      await visitors.stop();
      acknowledged.push(...visitors.acknowledged);
    }
    const site = await start();
    onTestFinished(() => site.kill());
    down = false;
    const store = await openStoreAt(DATABASE_URL);
    await waitFor(
      'every lead to be delivered',
      async () => (await store.stats()).deliveries.every(({ state }) => state === 'delivered'),
      ALL_DELIVERED_MS,
    );
    await store.close();
    const leads = await leadsAt(DATABASE_URL);
    await site.stop();

    const submissionOf = new Map(leads.map(({ id, submissionId }) => [id, submissionId]));
    const sent = new Set(commentsIn(taken));
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(acknowledged.filter((id) => !sent.has(submissionOf.get(id) ?? ''))).toEqual([]);
    expect(commentsIn(taken)).toHaveLength(sent.size);
  },
  ALL_DELIVERED_MS * 2,
);
