import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  commentsIn,
  newDatabaseDir,
  startRelay,
  startSite,
  startVisitors,
  waitFor,
} from '../helpers/index.ts';
import { longRun } from './long-run.ts';

const kills = longRun ? 200 : 3;

test(`${kills} kills at random moments lose no acknowledged lead and repeat at most one attempt each`, async () => {
  const dir = await newDatabaseDir();
  const relay = await startRelay();
  onTestFinished(async () => {
    await relay.stop();
    await rm(dir, { recursive: true });
  });
  const path = join(dir, 'leads.db');
  const env = {
    DATABASE_URL: `file:${path}`,
    COMMENT_SHEET_URL: relay.url,
    LEADS_SHEET_RATE: '6000',
  };
  const start = () => startSite({ env, args: ['--api-only'] });

  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const site = await start();
    const visitors = startVisitors(3, () => site.url);
    await waitFor('an acknowledged lead', () => visitors.acknowledged.length > 0);
    await sleep(Math.random() * 200);
    await site.kill();
    await visitors.stop();
    acknowledged.push(...visitors.acknowledged);
  }

  const last = await start();
  const db = new DatabaseSync(path, { readOnly: true });
  const count = (query: string) => Number(db.prepare(query).get()?.count);
  await waitFor(
    'every lead to be delivered',
    () => count("select count(*) count from deliveries where state <> 'delivered'") === 0,
  );
  const rows = db.prepare('select id, submission_id from leads').all();
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(count('select count(*) count from deliveries')).toBe(stored.size);
  expect(
    count('select count(*) count from deliveries where lead_id not in (select id from leads)'),
  ).toBe(0);
  expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();

  const submissions = new Set(rows.map((row) => row.submission_id));
  expect(new Set(commentsIn(relay.requests))).toEqual(submissions);
  const contentByKey = Map.groupBy(relay.requests, ({ headers }) => headers['idempotency-key']);
  expect(relay.requests.length - contentByKey.size).toBeLessThanOrEqual(kills);
  for (const attempts of contentByKey.values()) {
    expect(new Set(attempts.map(({ body }) => body)).size).toBe(1);
  }
  expect(await last.stop()).toBe(0);
}, 1_800_000);
