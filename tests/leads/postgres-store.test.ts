import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LeadStore, NewLead } from '../../src/leads/storage/lead-store.ts';
import { openPostgresStore } from '../../src/leads/storage/postgres-store.ts';
import { type Postgres, startPostgres } from '../helpers/index.ts';
import { describeLeadStore } from './store-contract.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove());

describeLeadStore('PostgreSQL', async (now) => {
  const store = await openPostgresStore(await postgres.newDatabase(), now);
  return { store, remove: () => store.close() };
});

describe('several servers on one database', () => {
  const lead = (): NewLead => ({
    form: 'inquiry',
    submissionId: randomUUID(),
    fields: { name: 'Asha' },
    attribution: {},
    spam: null,
    marks: [],
  });
  const claimFrom = (store: LeadStore, worker: string, limit = 1) =>
    store.claim({ worker, channel: 'inquiry-relay', leaseMs: 30_000, limit });

  test('start at the same time on an empty one', async () => {
    const url = await postgres.newDatabase();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgresStore(url)));
    await Promise.all(stores.map((store) => store.check()));
    await Promise.all(stores.map((store) => store.close()));
  });

  test('never claim the same delivery, and none waits for another', async () => {
    const url = await postgres.newDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(url)));
    const [first] = stores as [LeadStore, ...LeadStore[]];
    const leads = await Promise.all(
      Array.from({ length: 60 }, () => first.keep(lead(), ['inquiry-relay'])),
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
    const first = await openPostgresStore(url);
    await first.keep(lead(), ['inquiry-relay']);
    await claimFrom(first, 'one');
    const second = await openPostgresStore(url);
    await second.releaseClaims();
    expect(await claimFrom(second, 'two')).toEqual([]);
    await first.close();
    await second.close();
  });
});

test('a database that does not answer rejects what it is asked, and is used again afterwards', async () => {
  const url = await postgres.newDatabase();
  const store = await openPostgresStore(url);
  await store.check();
  await postgres.stop();
  await expect(store.check()).rejects.toThrow();
  await expect(openPostgresStore(url)).rejects.toThrow();
  await postgres.start();
  await store.check();
  await store.close();
});
