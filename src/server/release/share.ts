import {
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { COMPRESSED } from './precompress.ts';
import { filesBelow, type Manifest, type Release } from './release.ts';

/**
 * Puts the files of an earlier release in place of those of a build that are the same byte by byte: both
 * then name one file on the disk. Where it was compressed as it would be now, its compressed forms come along.
 */
export function shareUnchanged(
  building: string,
  earlier: Release,
  { compressedWith }: Pick<Manifest, 'compressedWith'>,
): void {
  const compressed = earlier.compressedWith === compressedWith ? COMPRESSED : [];
  for (const name of filesBelow(building)) {
    const [own, other] = [join(building, name), join(earlier.dir, name)];
    if (!isSame(own, other)) continue;
    linkOrCopy(other, `${own}.shared`);
    renameSync(`${own}.shared`, own);
    for (const ending of compressed) {
      if (existsSync(other + ending)) linkOrCopy(other + ending, own + ending);
    }
  }
}

/** A second name for a file; a second file where the disk knows no such names, or has given too many. */
export function linkOrCopy(from: string, to: string): void {
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function isSame(one: string, other: string): boolean {
  const size = statSync(other, { throwIfNoEntry: false })?.size;
  return size === statSync(one).size && readFileSync(one).equals(readFileSync(other));
}
