import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders of a release whose files change their names with their content: browsers keep them. */
export const ASSET_FOLDERS = ['_astro', 'drawings', 'scripts'] as const;

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
  /** What compressed its files; null where they are not. */
  readonly compressedWith: string | null;
}

/** A built site that is complete. */
export interface Release extends Manifest {
  /** Enough to tell one that was copied halfway. */
  readonly content: ReturnType<typeof contentOf>;
  readonly dir: string;
}

/** What the pointer file holds. */
export interface Pointer {
  readonly id: string;
  /** Releases that somebody has gone back from: nothing but a person's choice brings them back. */
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
  const found = parse(paths.pointer(dist));
  if (typeof found?.id !== 'string') return undefined;
  return { id: found.id, withdrawn: Array.isArray(found.withdrawn) ? found.withdrawn : [] };
}

/** The release of this name; undefined when there is none. */
export function readRelease(dist: string, id: string): Release | undefined {
  const dir = paths.release(dist, id);
  const manifest = parse(paths.manifest(dir));
  return manifest && { ...(manifest as Omit<Release, 'dir'>), dir };
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

/** All files below a folder, as their paths within it are written in addresses: `blogs/all.html`. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

/** Counts the files below a folder, but for the manifest. */
export function contentOf(dir: string) {
  const sizes = filesBelow(dir)
    .filter((name) => name !== MANIFEST)
    .map((name) => statSync(join(dir, name)).size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The object in a JSON file; undefined when there is none. */
function parse(file: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof found === 'object' && found !== null ? { ...found } : undefined;
  } catch {
    return undefined;
  }
}
