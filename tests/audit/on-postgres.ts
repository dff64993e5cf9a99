import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { auditStore } from '../../src/audit/storage/audit-store.ts';
import type { Durability } from '../../src/platform/database/database.ts';
import { openTables } from '../../src/platform/database/open-tables.ts';
import type { Postgres } from '../helpers/index.ts';
import { describeAuditStore, done } from './audit-store-contract.ts';

const openAt = async (url: string, now?: () => Date) => {
  const db = await openTables({ kind: 'postgres', url });
  return { store: auditStore(db, true, now), close: () => db.destroy() };
};

/** The tests of audits that need a PostgreSQL cluster: those of leads have one. */
export function describeAuditsOnPostgres(postgres: () => Postgres): void {
  let shared: string | undefined;
  describeAuditStore('PostgreSQL', async (now) => {
    shared ??= await postgres().newDatabase();
    await postgres().empty(shared);
    return openAt(shared, now);
  });

  test('commits of audits do not wait for the disk, those of leads do', async () => {
    const database = { kind: 'postgres', url: await postgres().newDatabase() } as const;
    const waits = async (durability: Durability) => {
      await using db = await openTables(database, durability);
      const { rows } = await sql<Record<string, string>>`show synchronous_commit`.execute(db);
      return rows[0]?.synchronous_commit;
    };
    expect(await waits('soon-on-disk')).toBe('off');
    expect(await waits('on-disk')).toBe('on');
  });

  test('several servers never run the same, nor two pages of one site at once', async () => {
    const url = await postgres().newDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openAt(url)));
    const [{ store }] = opened as [(typeof opened)[0]];
    for (let page = 0; page < 30; page += 1) {
      await store.admit({ url: `https://shop${page % 5}.in/${page}`, visitor: `${page}` });
    }
    const ran: string[] = [];
    const running = new Set<string>();
    let together = 0;
    const work = async (own: typeof store, worker: string) => {
      while (ran.length < 30) {
        const claim = await own.claim(worker);
        if (!claim) {
          await sleep(1);
          continue;
        }
        const { host } = new URL(claim.url);
        if (running.has(host)) together += 1;
        running.add(host);
        await sleep(2);
        running.delete(host);
        ran.push(claim.url);
        await own.append(claim, done);
      }
    };
    await Promise.all(
      opened.flatMap((each, index) => [
        work(each.store, `${index}a`),
        work(each.store, `${index}b`),
      ]),
    );
    expect(together).toBe(0);
    expect(new Set(ran).size).toBe(30);
    expect(ran).toHaveLength(30);
    await Promise.all(opened.map(({ close }) => close()));
  });
}
