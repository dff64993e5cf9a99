import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What stands in a version beside the files of its commit. */
const MANIFEST = '.version.json';
/** Ends the names of folders that are no versions, yet or any more. */
export const INCOMPLETE = '.incomplete';

/** A folder on a server, in which all of the site lies. */
export interface Site {
  readonly root: string;
  /** What was fetched. Nothing of it is run. */
  readonly repository: string;
  readonly versions: string;
  /** The link to the version that the next start takes. */
  readonly current: string;
  /** The releases of the pages, whichever version has built them. */
  readonly dist: string;
}

/** How a version was made. */
export interface Manifest {
  /** Names sort by age. */
  readonly id: string;
  /** Digest of its code: content may change in a version. */
  readonly code: string;
  /** The commit that its content is of; none while it is being changed. */
  readonly content?: string;
  /** The migrations that its tables need; none before it was tried. */
  readonly tables?: readonly string[];
  /** Whether somebody has gone back from it: nothing but a person's choice brings it back. */
  readonly withdrawn?: boolean;
}

/** Code, its packages, its Node and the content that it builds. */
export interface Version extends Manifest {
  readonly dir: string;
}

export function siteAt(root: string): Site {
  return {
    root,
    repository: join(root, 'repository.git'),
    versions: join(root, 'versions'),
    current: join(root, 'current'),
    dist: join(root, 'dist'),
  };
}

/** The site whose version lies in this folder; undefined when it is a clone in which somebody works. */
export function siteOf(folder: string): Site | undefined {
  const versions = dirname(folder);
  const site = siteAt(dirname(versions));
  return basename(versions) === 'versions' && existsSync(site.repository) ? site : undefined;
}

export const manifestIn = (dir: string) => join(dir, MANIFEST);

/** All versions, oldest first. */
export function listVersions({ versions }: Site): Version[] {
  if (!existsSync(versions)) return [];
  return readdirSync(versions)
    .filter((name) => !name.endsWith(INCOMPLETE))
    .toSorted()
    .map((name) => readVersion(join(versions, name)));
}

/** The version that the next start takes; undefined before the first. */
export function currentVersion(site: Site): Version | undefined {
  const id = existsSync(site.current) ? basename(readlinkSync(site.current)) : undefined;
  return listVersions(site).find((version) => version.id === id);
}

export function readVersion(dir: string): Version {
  return { ...JSON.parse(readFileSync(manifestIn(dir), 'utf8')), dir };
}
