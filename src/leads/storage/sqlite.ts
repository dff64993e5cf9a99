import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import { checkPath, makePrivateFile } from './private-file.ts';
import type { Tables } from './schema.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';

/**
 * Opens a SQLite file, which is made when missing (with its folder, and readable by this user only:
 * SQLite gives its -wal and -shm files the same rights) and brought to the present form. Throws when
 * the file can't be used.
 */
export async function openSqlite(path: string): Promise<Kysely<Tables>> {
  checkPath(path);
  if (!existsSync(path)) makePrivateFile(path);
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(path) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
