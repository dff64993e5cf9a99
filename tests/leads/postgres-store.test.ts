import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskFilter } from '../../src/leads/desk/filter.ts';
import { leadDesk } from '../../src/leads/desk/open-desk.ts';
import type { LeadStore } from '../../src/leads/storage/lead-store.ts';
import { leadStore } from '../../src/leads/storage/open-store.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openTables } from '../../src/platform/database/open-tables.ts';
import type { Tables } from '../../src/platform/database/schema.ts';
import { describeAuditsOnPostgres } from '../audit/on-postgres.ts';
import {
  leadsAt,
  newLead,
  openStoreAt,
  type Postgres,
  startNode,
  startPostgres,
} from '../helpers/index.ts';
import { describeAccess } from '../inbox/access-contract.ts';
import { describeLeadDesk } from './desk-contract.ts';
import { describeDigest } from './digest/digest-contract.ts';
import { explain } from './explain.ts';
import { fillDesk } from './fill-desk.ts';
import { describeLeadStore } from './store-contract.ts';
import { watchModes } from './watch-modes.ts';

let postgres: Postgres;
/** Of the store that tests take in turn. */
let shared: string;
/** Its tables, opened once: to look whether all are there is most of what a test of a store takes. */
let tables: Kysely<Tables>;

beforeAll(async () => {
  postgres = await startPostgres();
  shared = await postgres.newDatabase();
  tables = await openTables({ kind: 'postgres', url: shared });
});
afterAll(async () => {
  await tables.destroy();
  await postgres.remove();
});

describeAuditsOnPostgres(() => postgres);

describeLeadStore('PostgreSQL', async (now) => {
  await postgres.empty(shared);
  return { store: leadStore(tables, true, now), url: shared, remove: async () => {} };
});

describeLeadDesk('PostgreSQL', async () => {
  await postgres.empty(shared);
  const db = await openTables({ kind: 'postgres', url: shared });
  return { db, shared: true, remove: async () => {} };
});

describeAccess('PostgreSQL', async () => {
  await postgres.empty(shared);
  return openTables({ kind: 'postgres', url: shared });
});

describeDigest('PostgreSQL', async () => {
  await postgres.empty(shared);
  return () => openTables({ kind: 'postgres', url: shared });
});

test('a database that sorts letters in its own way finds the same, every filter from an index', async () => {
  const client = new pg.Client({ connectionString: shared });
  await client.connect();
  await client.query(
    "create database hindi template template0 locale_provider icu icu_locale 'hi-IN' locale 'C'",
  );
  await client.end();
  await using db = await openTables({
    kind: 'postgres',
    url: shared.replace(/[^/]+$/, 'hindi'),
  });
  const store = leadStore(db, true);
  const { id } = await store.save({ ...newLead(), fields: { name: 'टाइल्स Café' } }, []);
  const desk = leadDesk(db, true);
  const found = async (words: string) =>
    (await desk.find({ words }, { limit: 9 })).map((lead) => lead.id);
  expect(await found('टाइ caf')).toEqual([id]);
  // As on SQLite: to a dictionary both are one word.
  expect(await found('cafe')).toEqual([]);
  await fillDesk(db, 500, new Date('2026-11-22T10:00:00Z'));
  await sql`analyze`.execute(db);
  await db.connection().execute(async (connection) => {
    // Reading all of so few is fastest: asked what it does when there are many.
    await sql`set enable_seqscan = off`.execute(connection);
    const filters: DeskFilter[] = [
      {},
      { state: 'called' },
      { form: 'comment' },
      { campaign: 'campaign-2' },
      { owner: 'Owner 3' },
      { from: '2026-11-22', to: '2026-11-22' },
      { due: '2026-11-22' },
    ];
    for (const filter of filters) {
      expect(await explain(connection, 'explain', filter)).not.toContain('Seq Scan');
    }
  });
});

describe('several servers on one database', () => {
  const claimFrom = (store: LeadStore, worker: string) =>
    store.claim({ worker, channel: 'inquiry-relay', leaseMs: 30_000, order: 'oldest' });

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
        const claim = await claimFrom(store, worker);
        if (!claim) return;
        claimed.push(claim.lead.id);
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
    expect(await claimFrom(second, 'two')).toBeUndefined();
    await first.close();
    await second.close();
  });
});

/** What sales do with the newest lead, and words for all. */
async function noteAndSearch(database: Database): Promise<void> {
  await using db = await openTables(database);
  const desk = leadDesk(db, false);
  const [lead] = await desk.find({ words: 'a@firm.in' }, { limit: 1 });
  const note = { kind: 'note', text: 'नोट' } as const;
  await desk.change(String(lead?.id), [note], 'Neha', randomUUID());
}

async function rowsOfSales(database: Database): Promise<unknown[][]> {
  await using db = await openTables(database);
  return [
    await db.selectFrom('leads').select(['id', 'words']).orderBy('id').execute(),
    await db.selectFrom('lead_events').selectAll().execute(),
  ];
}

test('a SQLite file moves to PostgreSQL and comes back in a backup, with nothing lost', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'move-'));
  const file = await openStoreAt(`file:${join(dir, 'leads.db')}`);
  for (let count = 0; count < 620; count += 1) {
    const fields = { name: `नाम ${count}`, email: 'a@firm.in' };
    await file.save({ ...newLead(), fields }, ['inquiry-relay', 'mail']);
  }
  const claim = await file.claim({
    worker: 'w',
    channel: 'mail',
    leaseMs: 1000,
    order: 'oldest',
  });
  await file.markDelivered(String(claim?.delivery.id), 'w');
  await file.close();
  const source = { kind: 'sqlite', path: join(dir, 'leads.db') } as const;
  await noteAndSearch(source);
  const leads = await leadsAt(`file:${source.path}`);

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
  const [words, events] = await rowsOfSales(source);
  expect([words?.length, events?.length]).toEqual([620, 1]);
  expect(await rowsOfSales({ kind: 'postgres', url })).toEqual([words, events]);

  const watched = watchModes(join(dir, 'backup.db.partial'));
  expect((await run(url, 'backup', join(dir, 'backup.db'))).code).toBe(0);
  expect([...watched.stop()]).toEqual(['600']);
  const backup = { kind: 'sqlite', path: join(dir, 'backup.db') } as const;
  expect(await leadsAt(`file:${backup.path}`)).toEqual(leads);
  expect(await rowsOfSales(backup)).toEqual([words, events]);
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
