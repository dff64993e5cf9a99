import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  currentVersion,
  INCOMPLETE,
  listVersions,
  type Manifest,
  manifestIn,
  type Site,
  type Version,
} from './version.ts';

/** Versions that can be gone back to, the one that the next start takes among them. */
const KEPT = 3;

/** Lets the next start take this version: one rename. What is newer does not come back by itself. */
export function switchTo(site: Site, id: string): void {
  for (const version of listVersions(site)) {
    const withdrawn = version.id > id || (version.id !== id && version.withdrawn === true);
    if (withdrawn !== (version.withdrawn ?? false)) change(version, { withdrawn });
  }
  const next = `${site.current}.next`;
  rmSync(next, { force: true });
  symlinkSync(join('versions', id), next);
  renameSync(next, site.current);
}

/**
 * Goes back to the version before the one that the next start takes.
 *
 * @returns its name; undefined when there is none
 */
export function goBackToVersion(site: Site): string | undefined {
  const now = currentVersion(site);
  const before = listVersions(site).findLast(
    ({ id, withdrawn }) => now !== undefined && id < now.id && !withdrawn,
  );
  if (before) switchTo(site, before.id);
  return before?.id;
}

/**
 * Removes what is too old to be gone back to. Of those that are kept the oldest may be the one that
 * runs, when several came since its start.
 */
export function removeOldVersions(site: Site): void {
  const now = currentVersion(site)?.id;
  for (const { id, dir } of listVersions(site).slice(0, -KEPT)) {
    if (id === now) continue;
    // Renamed first: what is being removed must not be taken for a version.
    renameSync(dir, dir + INCOMPLETE);
    rmSync(dir + INCOMPLETE, { recursive: true });
  }
}

/** Notes something about a version; readers find the note before or this one. */
export function change(version: Version, changes: Partial<Manifest>): void {
  const { dir, ...manifest } = version;
  const next = `${manifestIn(dir)}.next`;
  writeFileSync(next, `${JSON.stringify({ ...manifest, ...changes }, null, 2)}\n`, { flush: true });
  renameSync(next, manifestIn(dir));
}
