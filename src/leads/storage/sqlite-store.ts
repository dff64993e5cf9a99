import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { type MakeId, uuidv7 } from '../uuid.ts';
import type { Clock, LeadStore } from './lead-store.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import { SqlLeadStore } from './sql-lead-store.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';

/**
 * Opens the store in a SQLite file, which is made when missing (with its folder, and readable by
 * this user only) and brought to the present form. Throws when the file can't be used.
 */
export async function openSqliteStore(
  path: string,
  now: Clock = () => new Date(),
  makeId: MakeId = uuidv7,
): Promise<LeadStore> {
  makePrivateFile(path);
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(path) });
  await migrate(db);
  return new SqlLeadStore({ db, now, makeId, shared: false });
}

/** SQLite gives its -wal and -shm files the rights of the database file. */
function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (existsSync(path)) return;
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}
