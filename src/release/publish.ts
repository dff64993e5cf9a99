import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { checkRelease } from './check.ts';
import {
  ASSET_FOLDERS,
  INCOMPLETE,
  listReleases,
  type Manifest,
  namesIn,
  type Pointer,
  paths,
  type Release,
  readPointer,
} from './release.ts';

/** Releases that can be gone back to, the one that is served among them. */
const KEPT = 5;
const DAY_MS = 24 * 60 * 60_000;
/** Tabs stay open, and fetch the script of a form when somebody reaches for it. */
const OLD_ASSETS_MS = 7 * DAY_MS;
/** No build takes so long: what is older was broken off. */
const BROKEN_OFF_MS = DAY_MS;

/** A name for a release that is made now: `20261121-155810-042`, in UTC, so that names sort by age. */
export function newReleaseId(now: Date): string {
  return now.toISOString().replace(/[-:Z]/g, '').replace(/[T.]/g, '-');
}

/**
 * Makes a release of a finished build and serves it from now on. Every step leaves the release
 * before or the new one, whole; what a broken-off one leaves is removed by the next.
 *
 * @param dist where releases lie
 * @param routes the pages that it must hold
 * @throws IncompleteBuild, and then nothing has changed
 */
export function publish(dist: string, manifest: Manifest, routes: readonly string[]): Release {
  const building = paths.incomplete(dist, manifest.id);
  const dir = paths.release(dist, manifest.id);
  checkRelease(building, routes);
  writeFileSync(paths.manifest(building), `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(building, dir);
  serve(dist, manifest.id);
  removeOld(dist);
  return { ...manifest, dir };
}

/** Serves a release that is there. Running servers notice. */
export function serve(dist: string, id: string, withdrawn: readonly string[] = []): void {
  const before = readPointer(dist);
  if (before) shareAssets(dist, before.id);
  shareAssets(dist, id);
  const pointer: Pointer = { id, withdrawn };
  replaceFile(paths.pointer(dist), `${JSON.stringify(pointer)}\n`);
}

/** Serves an earlier release, or a later one again; what is newer is not to come back by itself. */
export function choose(dist: string, id: string): void {
  const ids = listReleases(dist).map((release) => release.id);
  serve(dist, id, ids.slice(ids.indexOf(id) + 1));
}

/**
 * Goes back to the release before the one that is served.
 *
 * @returns its name; undefined when there is none
 */
export function goBack(dist: string): string | undefined {
  const ids = listReleases(dist).map(({ id }) => id);
  const before = ids[ids.indexOf(readPointer(dist)?.id ?? '') - 1];
  if (before) choose(dist, before);
  return before;
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
        copyFileSync(join(from, name), `${shared}.next`);
        renameSync(`${shared}.next`, shared);
      }
      utimesSync(shared, now, now);
    }
  }
}

function removeOld(dist: string): void {
  const served = readPointer(dist)?.id;
  for (const { id, dir } of listReleases(dist).slice(0, -KEPT)) {
    if (id === served) continue;
    renameSync(dir, paths.incomplete(dist, id));
    rmSync(paths.incomplete(dist, id), { recursive: true });
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
  if (Date.now() - statSync(path).mtimeMs > ms) rmSync(path, { recursive: true });
}

/** Readers find the old content or the new one, also after a power cut. */
function replaceFile(path: string, content: string): void {
  const next = `${path}.next`;
  const file = openSync(next, 'w');
  writeFileSync(file, content);
  fsyncSync(file);
  closeSync(file);
  renameSync(next, path);
}
