import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes an empty file that only this user can read, and its folder. Throws if there is one. */
export function makePrivateFile(path: string): void {
  makeFolder(dirname(path));
  writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
}

/** Step by step: below /proc, Node's own `recursive` never comes to an end. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** The folder of a path, or the nearest one above it that exists. */
export function nearestFolder(path: string): string {
  let folder = dirname(path);
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

/** Throws unless there is a file at this path, or one could be made. Leaves nothing behind. */
export function checkPath(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isFile()) throw new Error('it is not a file');
    return;
  }
  for (let missing = path; !existsSync(missing); missing = dirname(missing)) {
    // A link whose target is missing does not exist, and can't be made either.
    if (lstatSync(missing, { throwIfNoEntry: false })) {
      throw new Error(`${missing} is a link to something that is missing`);
    }
  }
  // Only trying shows what a file system allows: root may write to all of them, by their rights.
  rmdirSync(mkdtempSync(join(nearestFolder(path), '.leads-')));
}

/**
 * Writes a file for this user only, from its first byte on. It gets its name once `write` has filled
 * the empty one that it is given, and that is on disk.
 */
export async function writePrivately(
  target: string,
  write: (partial: string) => void | Promise<void>,
): Promise<void> {
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  try {
    makePrivateFile(partial);
    await write(partial);
    sync(partial, 'r+');
    renameSync(partial, target);
    if (process.platform !== 'win32') sync(dirname(target), 'r');
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(partial + end, { force: true });
  }
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags);
  fsyncSync(file);
  closeSync(file);
}
