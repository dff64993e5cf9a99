import {
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../../platform/time/durations.ts';
import { checkRelease } from './check.ts';
import {
  ASSET_FOLDERS,
  contentOf,
  INCOMPLETE,
  listReleases,
  type Manifest,
  namesIn,
  type Pointer,
  paths,
  type Release,
  readPointer,
} from './release.ts';
import { linkOrCopy } from './share.ts';

/** Releases that can be gone back to, the one that is served among them. */
const KEPT = 5;
/** Tabs stay open, and fetch the script of a form when somebody reaches for it. */
const OLD_ASSETS_MS = 7 * DAY_MS;
/** No build takes so long: what is older was broken off. */
const BROKEN_OFF_MS = DAY_MS;

/** A name for a release that is made now: `20261121-155810-042`, in UTC, so that names sort by age. */
export function newReleaseId(now: Date): string {
  return now.toISOString().replace(/[-:Z]/g, '').replace(/[T.]/g, '-');
}

/**
 * Makes a release of a finished build, without serving it yet. Every step leaves the releases that
 * there were, whole; what a broken-off one leaves is removed by a later one.
 *
 * @param dist where releases lie
 * @param routes the pages and files that it must hold
 * @throws IncompleteBuild, and then nothing has changed
 */
export function makeRelease(dist: string, manifest: Manifest, routes: readonly string[]): Release {
  const building = paths.incomplete(dist, manifest.id);
  const dir = paths.release(dist, manifest.id);
  checkRelease(building, routes);
  const content = contentOf(building);
  writeFileSync(paths.manifest(building), `${JSON.stringify({ ...manifest, content }, null, 2)}\n`);
  renameSync(building, dir);
  shareAssets(dist, manifest.id);
  return { ...manifest, content, dir };
}

/** Serves a release that is there, and removes what is too old to be gone back to. Servers notice. */
export function serve(dist: string, id: string): void {
  point(dist, id);
  removeOld(dist);
}

/** Serves an earlier release, or a later one again; what is newer is not to come back by itself. */
export function choose(dist: string, id: string): void {
  const ids = listReleases(dist).map((release) => release.id);
  point(dist, id, ids.slice(ids.indexOf(id) + 1));
}

/**
 * Goes back to the last release before the one that is served from which nobody has gone back.
 *
 * @returns its name; undefined when there is none
 */
export function goBack(dist: string): string | undefined {
  const { id, withdrawn = [] } = readPointer(dist) ?? {};
  const ids = listReleases(dist).map((release) => release.id);
  const earlier = id === undefined ? ids : ids.slice(0, ids.indexOf(id));
  const before = earlier.findLast((each) => !withdrawn.includes(each));
  if (before) choose(dist, before);
  return before;
}

/** The swap: one rename. Withdrawn stay those that are still there, but for the one that is wanted. */
function point(dist: string, id: string, newlyWithdrawn: readonly string[] = []): void {
  const before = readPointer(dist);
  if (before) shareAssets(dist, before.id);
  shareAssets(dist, id);
  const ids = listReleases(dist).map((release) => release.id);
  const withdrawn = [...(before?.withdrawn ?? []), ...newlyWithdrawn];
  const pointer: Pointer = {
    id,
    withdrawn: ids.filter((each) => each !== id && withdrawn.includes(each)),
  };
  replaceFile(paths.pointer(dist), `${JSON.stringify(pointer)}\n`);
}

/** Puts a release's assets among those of all, and notes on each that it was in use until now. */
function shareAssets(dist: string, id: string): void {
  const now = new Date();
  for (const folder of ASSET_FOLDERS) {
    const from = join(paths.release(dist, id), folder);
    const to = join(paths.assets(dist), folder);
    mkdirSync(to, { recursive: true });
    for (const name of namesIn(from)) {
      const shared = join(to, name);
      if (!existsSync(shared)) {
        linkOrCopy(join(from, name), nextTo(shared));
        renameSync(nextTo(shared), shared);
      }
      utimesSync(shared, now, now);
    }
  }
}

function removeOld(dist: string): void {
  const served = readPointer(dist)?.id;
  for (const { id, dir } of listReleases(dist).slice(0, -KEPT)) {
    if (id === served) continue;
    // Renamed first: what is being removed must not be taken for a release.
    renameSync(dir, paths.incomplete(dist, id));
    remove(paths.incomplete(dist, id));
  }
  for (const name of namesIn(paths.releases(dist)).filter((each) => each.endsWith(INCOMPLETE))) {
    removeOlderThan(BROKEN_OFF_MS, join(paths.releases(dist), name));
  }
  for (const folder of ASSET_FOLDERS) {
    const shared = join(paths.assets(dist), folder);
    for (const name of namesIn(shared)) removeOlderThan(OLD_ASSETS_MS, join(shared, name));
  }
}

function removeOlderThan(ms: number, path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat && Date.now() - stat.mtimeMs > ms) remove(path);
}

/** Another build may be removing the same. */
function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** Readers find the old content or the new one, also after a power cut. */
function replaceFile(path: string, content: string): void {
  const next = nextTo(path);
  writeFileSync(next, content, { flush: true });
  renameSync(next, path);
}

/** Where a file is written before it gets its name; two builds may be at it. */
const nextTo = (path: string) => `${path}.${process.pid}.next`;
