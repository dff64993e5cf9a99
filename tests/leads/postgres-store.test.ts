import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LeadStore, NewLead } from '../../src/leads/storage/lead-store.ts';
import { openTables } from '../../src/storage/open-tables.ts';
import { describeAuditsOnPostgres } from '../audit/on-postgres.ts';
import { leadsAt, openStoreAt, type Postgres, startNode, startPostgres } from '../helpers/index.ts';
import { describeLeadDesk } from './desk-contract.ts';
import { describeDigest } from './digest/digest-contract.ts';
import { describeLeadStore } from './store-contract.ts';
import { watchModes } from './watch-modes.ts';

let postgres: Postgres;
/** Of the store that tests take in turn. */
let shared: string;

beforeAll(async () => {
  postgres = await startPostgres();
  shared = await postgres.newDatabase();
}, 60_000);
afterAll(() => postgres.remove());

describeAuditsOnPostgres(() => postgres);

describeLeadStore('PostgreSQL', async (now) => {
  await postgres.empty(shared);
  const store = await openStoreAt(shared, now);
  return { store, url: shared, remove: () => store.close() };
});

describeLeadDesk('PostgreSQL', async () => {
  await postgres.empty(shared);
  const db = await openTables({ kind: 'postgres', url: shared });
  return { db, shared: true, remove: async () => {} };
});

describeDigest('PostgreSQL', async () => {
  await postgres.empty(shared);
  return () => openTables({ kind: 'postgres', url: shared });
});

const newLead = (): NewLead => ({
  form: 'inquiry',
  submissionId: randomUUID(),
  fields: { name: 'Asha' },
  attribution: {},
  audit: null,
  spam: null,
  spamSignals: [],
});

describe('several servers on one database', () => {
  const claimFrom = (store: LeadStore, worker: string, limit = 1) =>
    store.claim({ worker, channel: 'inquiry-relay', leaseMs: 30_000, order: 'oldest', limit });

  test('start at the same time on an empty one', async () => {
    const url = await postgres.newDatabase();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStoreAt(url)));
    await Promise.all(stores.map((store) => store.check()));
    await Promise.all(stores.map((store) => store.close()));
  });

  test('never claim the same delivery, and none waits for another', async () => {
    const url = await postgres.newDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => openStoreAt(url)));
    const [first] = stores as [LeadStore, ...LeadStore[]];
    const leads = await Promise.all(
      Array.from({ length: 60 }, () => first.save(newLead(), ['inquiry-relay'])),
    );
    const claimed: string[] = [];
    const drain = async (store: LeadStore, worker: string) => {
      for (;;) {
        const claims = await claimFrom(store, worker, 1 + (claimed.length % 4));
        if (claims.length === 0) return;
        claimed.push(...claims.map((claim) => claim.lead.id));
      }
    };
    await Promise.all(
      stores.flatMap((store, index) => [drain(store, `${index}a`), drain(store, `${index}b`)]),
    );
    expect(claimed.toSorted()).toEqual(leads.map(({ id }) => id).toSorted());
    await Promise.all(stores.map((store) => store.close()));
  });

  test('leave alone what another that lives has claimed, also at their start', async () => {
    const url = await postgres.newDatabase();
    const first = await openStoreAt(url);
    await first.save(newLead(), ['inquiry-relay']);
    await claimFrom(first, 'one');
    const second = await openStoreAt(url);
    await second.releaseClaims();
    expect(await claimFrom(second, 'two')).toEqual([]);
    await first.close();
    await second.close();
  });
});

test('a SQLite file moves to PostgreSQL and comes back in a backup, with nothing lost', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'move-'));
  const file = await openStoreAt(`file:${join(dir, 'leads.db')}`);
  for (let count = 0; count < 620; count += 1) {
    const fields = { name: `नाम ${count}`, email: 'a@firm.in' };
    await file.save({ ...newLead(), fields }, ['inquiry-relay', 'mail']);
  }
  const [claim] = await file.claim({
    worker: 'w',
    channel: 'mail',
    leaseMs: 1000,
    order: 'oldest',
    limit: 1,
  });
  await file.markDelivered([String(claim?.delivery.id)], 'w');
  await file.close();
  const leads = await leadsAt(`file:${join(dir, 'leads.db')}`);

  const run = async (DATABASE_URL: string, ...args: string[]) => {
    const { exited, output } = startNode('src/leads/cli/main.ts', args, { DATABASE_URL });
    return { code: await exited, output: output() };
  };
  const url = await postgres.newDatabase();
  for (let time = 0; time < 2; time += 1) {
    const moved = await run(`file:${join(dir, 'leads.db')}`, 'copy-to', url);
    expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('620 leads in') });
    expect(moved.output).not.toContain('leads:leads');
  }
  expect(await leadsAt(url)).toEqual(leads);

  const watched = watchModes(join(dir, 'backup.db.partial'));
  expect((await run(url, 'backup', join(dir, 'backup.db'))).code).toBe(0);
  expect([...watched.stop()]).toEqual(['600']);
  expect(await leadsAt(`file:${join(dir, 'backup.db')}`)).toEqual(leads);
  await rm(dir, { recursive: true });
});

test('a database that does not answer rejects what it is asked, and is used again afterwards', async () => {
  const url = await postgres.newDatabase();
  const store = await openStoreAt(url);
  await store.check();
  await postgres.stop();
  await expect(store.check()).rejects.toThrow();
  await expect(openStoreAt(url)).rejects.toThrow();
  await postgres.start();
  await store.check();
  await store.close();
});
