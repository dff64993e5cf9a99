import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import type { Tables } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** Opens either kind of database and brings its tables to the present form. Throws if it can't. */
export async function openTables(database: Database): Promise<Kysely<Tables>> {
  return database.kind === 'sqlite' ? openSqlite(database.path) : openPostgres(database.url);
}
