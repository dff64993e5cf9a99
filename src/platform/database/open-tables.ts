import { Kysely, PostgresDialect } from 'kysely';
import { type Database, DatabaseError } from './database.ts';
import { migrate } from './migrations.ts';
import { openPool } from './postgres.ts';
import type { Tables } from './schema.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';

/**
 * Opens either kind of database and brings its tables to the present form. A SQLite file is made when
 * it is missing. Throws a DatabaseError.
 */
export async function openTables(database: Database): Promise<Kysely<Tables>> {
  let db: Kysely<Tables> | undefined;
  try {
    const dialect =
      database.kind === 'sqlite'
        ? nodeSqliteDialect(database.path)
        : new PostgresDialect({ pool: openPool(database.url) });
    db = new Kysely({ dialect });
    await migrate(db, database.kind);
    return db;
  } catch (error) {
    await db?.destroy();
    throw new DatabaseError(database, error);
  }
}
