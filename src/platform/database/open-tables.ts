import { Kysely, PostgresDialect } from 'kysely';
import { type Database, DatabaseError, type Durability } from './database.ts';
import { migrate } from './migrations.ts';
import { openPool } from './postgres.ts';
import type { Tables } from './schema.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';

/**
 * Opens either kind of database and brings its tables to the present form. A SQLite file is made when
 * it is missing. Throws a DatabaseError.
 *
 * @param durability `soon-on-disk` for a connection whose commits a machine without power may lose:
 *   never a part of one, nor anything that another connection has said was kept
 */
export async function openTables(
  database: Database,
  durability: Durability = 'on-disk',
): Promise<Kysely<Tables>> {
  let db: Kysely<Tables> | undefined;
  try {
    const dialect =
      database.kind === 'sqlite'
        ? nodeSqliteDialect(database.path, durability)
        : new PostgresDialect({ pool: openPool(database.url, durability) });
    db = new Kysely({ dialect });
    await migrate(db, database.kind);
    return db;
  } catch (error) {
    await db?.destroy();
    throw new DatabaseError(database, error);
  }
}
