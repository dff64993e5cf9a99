import { DatabaseSync } from 'node:sqlite';
import { checkPath } from './private-file.ts';

/** Longest wait for another program that writes, in ms. */
const LOCK_PATIENCE_MS = 5_000;

/** Throws unless every page, index and reference of a SQLite file is sound. */
export function checkFile(path: string): void {
  checkPath(path);
  using db = new DatabaseSync(path, { timeout: LOCK_PATIENCE_MS });
  const [first] = db.prepare('pragma integrity_check(1)').all();
  if (first?.integrity_check !== 'ok') throw new Error(`it is damaged: ${first?.integrity_check}`);
  const orphans = db.prepare('pragma foreign_key_check').all();
  if (orphans.length > 0) throw new Error(`${orphans.length} rows refer to rows that are missing`);
}

/** Brings what a killed server left in the write-ahead log into the file itself. */
export function checkpointFile(path: string): void {
  using db = new DatabaseSync(path, { timeout: LOCK_PATIENCE_MS });
  db.exec('pragma wal_checkpoint(truncate)');
}

/** Writes the content of a file at one moment to an empty one, while others read and write it. */
export function copyFile(path: string, target: string): void {
  using db = new DatabaseSync(path, { timeout: LOCK_PATIENCE_MS, readOnly: true });
  copyOpen(db, target);
}

/** The same for a database that is open, also when its file has lost its name. */
export function copyOpen(db: DatabaseSync, target: string): void {
  db.prepare('vacuum into ?').run(target);
}
