import { CompiledQuery, type Kysely } from 'kysely';
import type { DeskFilter } from '../../src/leads/desk/filter.ts';
import { newestMatching } from '../../src/leads/desk/filter.ts';
import type { Tables } from '../../src/platform/database/schema.ts';

/** How a database goes about a filter, in its own words. */
export async function explain(
  db: Kysely<Tables>,
  how: 'explain' | 'explain query plan',
  filter: DeskFilter,
): Promise<string> {
  const { sql, parameters } = newestMatching(db, filter, 50).compile();
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${how} ${sql}`, [...parameters]),
  );
  return rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
}
