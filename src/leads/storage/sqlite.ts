import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';

/**
 * Opens a SQLite file, which is made when missing (with its folder, and readable by this user only)
 * and brought to the present form. Throws when the file can't be used.
 */
export async function openSqlite(path: string): Promise<Kysely<Tables>> {
  makePrivateFile(path);
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(path) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** SQLite gives its -wal and -shm files the rights of the database file. */
function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (existsSync(path)) return;
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}
