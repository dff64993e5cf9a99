import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** Every table with its primary key; what others refer to comes first. */
const primaryKeys: Readonly<Record<keyof Tables, readonly string[]>> = {
  leads: ['id'],
  deliveries: ['id'],
  secrets: ['name'],
  erasures: ['id'],
  heartbeats: ['name'],
  audits: ['id'],
  audit_events: ['audit_id', 'seq'],
  audit_visits: ['id'],
  lead_events: ['id'],
  inbox_links: ['digest'],
  inbox_sessions: ['digest'],
  inbox_people: ['who'],
  digests: ['day'],
};

const PAGE = 500;

/**
 * Copies every row that the target does not have yet, so that a copy that was broken off can be
 * done again. Gives the number of leads that the target has then. Throws when a row is missing.
 */
export async function copyTables(from: Kysely<Tables>, to: Kysely<Tables>): Promise<number> {
  for (const table of Object.keys(primaryKeys) as (keyof Tables)[]) {
    await copyTable(from, to, table);
    const [there, here] = [await countRows(from, table), await countRows(to, table)];
    if (here < there)
      throw new Error(`Of ${there} rows of ${table} only ${here} arrived. Copy again.`);
  }
  return countRows(to, 'leads');
}

async function copyTable(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  table: keyof Tables,
): Promise<void> {
  const names = primaryKeys[table];
  const key = sql.join(names.map((name) => sql.ref(name)));
  let after: readonly unknown[] | undefined;
  for (;;) {
    const rows = await from
      .selectFrom(table)
      .selectAll()
      .where(after ? sql<boolean>`(${key}) > (${sql.join(after)})` : sql<boolean>`true`)
      .orderBy(key)
      .limit(PAGE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    await to
      .insertInto(table)
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    after = names.map((name) => Reflect.get(last, name));
  }
}

async function countRows(db: Kysely<Tables>, table: keyof Tables): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
