import { Kysely, PostgresDialect } from 'kysely';
import { type Database, DatabaseError, type Durability, OlderTables } from './database.ts';
import { migrate, missingMigrations } from './migrations.ts';
import { openPool } from './postgres.ts';
import type { Tables } from './schema.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';

/**
 * Opens either kind of database. A new one gets its tables, and a SQLite file is made when it is
 * missing; tables of an older version are left alone, since a server of that version may be using
 * them. Throws a DatabaseError.
 *
 * @param durability `soon-on-disk` for a connection whose commits a machine without power may lose:
 *   never a part of one, nor anything that another connection has said was kept
 */
export function openTables(
  database: Database,
  durability: Durability = 'on-disk',
): Promise<Kysely<Tables>> {
  return open(database, durability, async (db) => {
    const { missing, isNew } = await missingMigrations(db, database.kind);
    if (missing.length === 0) return;
    if (!isNew) throw new OlderTables(missing);
    await migrate(db, database.kind);
  });
}

/**
 * The same for a server at its start, which alone brings tables to the form that its version needs.
 * Those of a newer version are used as they are: what was added is no concern of this one.
 */
export function openServerTables(database: Database): Promise<Kysely<Tables>> {
  return open(database, 'on-disk', async (db) => {
    const { missing } = await missingMigrations(db, database.kind);
    if (missing.length > 0) await migrate(db, database.kind);
  });
}

async function open(
  database: Database,
  durability: Durability,
  prepare: (db: Kysely<Tables>) => Promise<void>,
): Promise<Kysely<Tables>> {
  let db: Kysely<Tables> | undefined;
  try {
    const dialect =
      database.kind === 'sqlite'
        ? nodeSqliteDialect(database.path, durability)
        : new PostgresDialect({ pool: openPool(database.url, durability) });
    db = new Kysely({ dialect });
    await prepare(db);
    return db;
  } catch (error) {
    await db?.destroy();
    throw new DatabaseError(database, error);
  }
}
