import type { Kysely } from 'kysely';
import type { LeadRow, Tables } from '../../platform/database/schema.ts';

/** Rows that are looked through for a page of leads. */
const ROWS_MAX = 2000;

const keys = ['phone_key', 'email_key', 'person'] as const;
type Key = (typeof keys)[number];
type Keyed = Pick<LeadRow, 'id' | Key>;

const keyed = (db: Kysely<Tables>) => db.selectFrom('leads').select(['id', ...keys]);

/** Leads that share a key with one of these, newest first. */
export async function alike(
  db: Kysely<Tables>,
  rows: readonly Pick<Keyed, Key>[],
): Promise<Keyed[]> {
  const found = await Promise.all(
    keys.map(async (key) => {
      // '' and null say nothing of a person.
      const values = [...new Set(rows.flatMap((row) => row[key] || []))];
      if (values.length === 0) return [];
      // A query a key: each has its own index.
      return keyed(db).where(key, 'in', values).orderBy('id', 'desc').limit(ROWS_MAX).execute();
    }),
  );
  const known = [...new Map(found.flat().map((row) => [row.id, row])).values()];
  return known.sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** The other leads of the same person, newest first, by the id of each lead. */
export async function samePerson(
  db: Kysely<Tables>,
  leads: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = leads.map(({ id }) => id);
  const rows = ids.length > 0 ? await keyed(db).where('id', 'in', ids).execute() : [];
  const known = await alike(db, rows);
  const isSame = (one: Keyed, other: Keyed) =>
    one.id !== other.id && keys.some((key) => one[key] && one[key] === other[key]);
  const othersOf = (row: Keyed) => known.filter((other) => isSame(row, other)).map(({ id }) => id);
  return new Map(rows.map((row) => [row.id, othersOf(row)]));
}
