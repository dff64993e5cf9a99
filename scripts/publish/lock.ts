import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { whyNotWritable } from '../packages.mjs';
import { PublishRefused } from './git.ts';

/** Longer than a publish takes that installs packages, too. */
const WAIT_MS = 30 * 60_000;
const SQLITE_BUSY = 5;

/**
 * Makes publishes come one after the other. The lock is the operating system's, which SQLite knows how
 * to ask for: it ends with the process that holds it, however that ends.
 *
 * @param dist the folder of all builds
 * @param say is told when another publish has to be waited for
 * @returns what gives the lock back
 * @throws PublishRefused
 */
export function lockPublishing(dist: string, say: (sentence: string) => void): () => void {
  const path = join(dist, 'publish.lock');
  const refusal = whyNotWritable([path, dist].find(existsSync) ?? dirname(dist));
  if (refusal) throw new PublishRefused(refusal);
  mkdirSync(dist, { recursive: true });
  const file = new DatabaseSync(path);
  const take = () => file.exec('BEGIN EXCLUSIVE');
  try {
    take();
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) {
      throw error;
    }
    say('Another publish is under way: waiting until it has ended.');
    file.exec(`PRAGMA busy_timeout = ${WAIT_MS}`);
    take();
  }
  return () => file.close();
}
