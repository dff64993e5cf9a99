import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder a subject; it may be deleted at any time. */
const cache = () => join(process.cwd(), '.cache', 'kept');

const UNUSED_MS = 30 * 24 * 3_600_000;

/**
 * What is slow to make, from an earlier build that made it from the same.
 *
 * @param madeFrom all that it depends on: what is left out here and changes reaches no page
 */
export async function keptBetweenBuilds(
  subject: string,
  madeFrom: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const digest = createHash('sha256');
  for (const part of madeFrom) digest.update(`${part.length} `).update(part);
  const folder = join(cache(), subject);
  const file = join(folder, digest.digest('hex'));
  const found = await readFile(file).catch(() => undefined);
  if (found) {
    const now = new Date();
    await utimes(file, now, now);
    return new Uint8Array(found);
  }
  const made = new Uint8Array(await make());
  // A build may be broken off here, and another be making the same.
  const next = `${file}.${process.pid}.next`;
  await mkdir(folder, { recursive: true });
  await writeFile(next, made);
  await rename(next, file);
  return made;
}

/** Removes what no build has asked for in a month. */
export async function forgetUnused(): Promise<void> {
  for await (const entry of glob('*/*', { cwd: cache(), withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (Date.now() - (await stat(file)).mtimeMs > UNUSED_MS) await rm(file, { force: true });
  }
}
