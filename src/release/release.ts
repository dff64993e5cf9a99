import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of a release whose files change their names with their content: browsers keep them. */
export const ASSET_FOLDERS = ['_astro', 'drawings'] as const;

/** What stands in a release beside its files. The dot keeps it from being served. */
const MANIFEST = '.release.json';
/** Within dist/: the name of the release that is served, in a file that is only ever replaced. */
const POINTER = 'current';

/** Ends the names of folders that are no releases, yet or any more. */
export const INCOMPLETE = '.incomplete';

/** How a release was made. */
export interface Manifest {
  /** Names sort by age. */
  readonly id: string;
  /** The settings that stand in the pages; null where they were not set. */
  readonly siteUrl: string | null;
  readonly analyticsId: string | null;
  /** Digest of all that it was built from. */
  readonly builtFrom: string;
}

/** A built site that is complete. */
export interface Release extends Manifest {
  readonly dir: string;
}

/** What the pointer file holds. */
export interface Pointer {
  readonly id: string;
  /** Newer releases that somebody has gone back from: a start must not bring them back. */
  readonly withdrawn: readonly string[];
}

/** Where things lie below the folder of all builds, `dist/`. */
export const paths = {
  releases: (dist: string) => join(dist, 'releases'),
  release: (dist: string, id: string) => join(dist, 'releases', id),
  /** Being built, or being removed: no release. */
  incomplete: (dist: string, id: string) => join(dist, 'releases', `${id}${INCOMPLETE}`),
  manifest: (dir: string) => join(dir, MANIFEST),
  pointer: (dist: string) => join(dist, POINTER),
  /** Assets of all releases, also of those that tabs still show and the list no longer holds. */
  assets: (dist: string) => join(dist, 'assets'),
};

/** Reads which release is served; undefined before the first, or when the file is damaged. */
export function readPointer(dist: string): Pointer | undefined {
  try {
    return JSON.parse(readFileSync(paths.pointer(dist), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The release of this name; undefined when there is none, or none that is whole. */
export function readRelease(dist: string, id: string): Release | undefined {
  const dir = paths.release(dist, id);
  try {
    return { ...JSON.parse(readFileSync(paths.manifest(dir), 'utf8')), dir };
  } catch {
    return undefined;
  }
}

/** The release that is served; undefined when there is none. */
export function readCurrent(dist: string): Release | undefined {
  const pointer = readPointer(dist);
  return pointer && readRelease(dist, pointer.id);
}

/** All releases, oldest first. */
export function listReleases(dist: string): Release[] {
  return namesIn(paths.releases(dist))
    .filter((name) => !name.endsWith(INCOMPLETE))
    .toSorted()
    .flatMap((id) => readRelease(dist, id) ?? []);
}

/** What lies in a folder; nothing when there is none. */
export function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
