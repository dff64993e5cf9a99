import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../../src/platform/time/durations.ts';
import { IncompleteBuild } from '../../../src/server/release/check.ts';
import { choose, goBack, makeRelease } from '../../../src/server/release/publish.ts';
import {
  listReleases,
  paths,
  readCurrent,
  readPointer,
} from '../../../src/server/release/release.ts';
import { buildFixture, type FixtureFiles, releaseFixture } from '../fixture-site.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const EIGHT_DAYS_AGO = daysAgo(8);
const SIX_DAYS_AGO = daysAgo(6);

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
});
afterEach(() => rm(dist, { recursive: true }));

/** A release that says which one it is, in a page and in the name of an asset. */
const release = (mark: string) =>
  releaseFixture(dist, {
    'Contact.html': `<!doctype html><h1>${mark}</h1><script src="/_astro/${mark}.js"></script>`,
    [`_astro/${mark}.js`]: `// ${mark}`,
  });
const served = () => readFileSync(join(readCurrent(dist)?.dir ?? '', 'Contact.html'), 'utf8');
const isShared = (name: string) => existsSync(join(paths.assets(dist), '_astro', name));

test('a release is served, the one before can be gone back to, and a later one chosen again', async () => {
  await release('first');
  const second = await release('second');
  expect(served()).toContain('second');
  goBack(dist);
  expect(served()).toContain('first');
  expect(readPointer(dist)?.withdrawn).toEqual([second.id]);
  expect(goBack(dist)).toBeUndefined();
  choose(dist, second.id);
  expect(served()).toContain('second');
  expect(readPointer(dist)?.withdrawn).toEqual([]);
});

test('going back passes by what was gone back from before', async () => {
  await release('first');
  await release('bad');
  goBack(dist);
  await release('third');
  goBack(dist);
  expect(served()).toContain('first');
});

test('a release that is held is served when it is chosen; its assets are there before', async () => {
  await release('first');
  const manifest = await buildFixture(dist, { '_astro/held.js': '// held' });
  makeRelease(dist, manifest, ['/']);
  expect(readPointer(dist)?.id).not.toBe(manifest.id);
  expect(isShared('held.js')).toBe(true);
  choose(dist, manifest.id);
  expect(readPointer(dist)?.id).toBe(manifest.id);
});

test('five releases are kept, the one that is served among them', async () => {
  for (const mark of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) await release(mark);
  expect(listReleases(dist)).toHaveLength(5);
  expect(served()).toContain('seven');
  expect(readdirSync(paths.releases(dist))).toHaveLength(5);
});

test('assets outlive their release by a week, from the day on which they were last in use', async () => {
  await release('old');
  const asset = join(paths.assets(dist), '_astro', 'old.js');
  utimesSync(asset, EIGHT_DAYS_AGO, EIGHT_DAYS_AGO);
  await release('new');
  expect(isShared('old.js')).toBe(true);
  utimesSync(asset, SIX_DAYS_AGO, SIX_DAYS_AGO);
  await release('newer');
  expect(isShared('old.js')).toBe(true);
  utimesSync(asset, EIGHT_DAYS_AGO, EIGHT_DAYS_AGO);
  await release('newest');
  expect(isShared('old.js')).toBe(false);
  expect(isShared('new.js')).toBe(true);
});

test('going back brings the assets of that release back, too', async () => {
  await release('old');
  await release('new');
  rmSync(join(paths.assets(dist), '_astro', 'old.js'));
  goBack(dist);
  expect(isShared('old.js')).toBe(true);
});

test.each<[string, FixtureFiles, string]>([
  ['a page', {}, '/Missing has no page'],
  [
    'an asset of a page',
    { 'Contact.html': '<script src="/_astro/none.js"></script>' },
    '/Contact.html needs /_astro/none.js',
  ],
  [
    'an asset of a script',
    { '_astro/app.js': 'import "./part.js"; fetch("/drawings/sheet.1.svg")' },
    '/_astro/app.js needs /_astro/part.js',
  ],
])('a build that lacks %s is refused, and nothing changes', async (_what, files, sentence) => {
  await release('first');
  const manifest = await buildFixture(dist, files);
  const routes = sentence.includes('Missing') ? ['/', '/Missing'] : ['/'];
  expect(() => makeRelease(dist, manifest, routes)).toThrow(IncompleteBuild);
  expect(() => makeRelease(dist, manifest, routes)).toThrow(sentence);
  expect(served()).toContain('first');
  expect(listReleases(dist)).toHaveLength(1);
});

test('what a broken-off build left is removed once it is old', async () => {
  const { id } = await buildFixture(dist, {});
  const left = paths.incomplete(dist, id);
  await release('first');
  expect(existsSync(left)).toBe(true);
  utimesSync(left, EIGHT_DAYS_AGO, EIGHT_DAYS_AGO);
  await release('second');
  expect(existsSync(left)).toBe(false);
});

test.each(['{', '', 'null', '"x"', '{}', '{"id":5}', '{"id":"../.."}'])(
  'a pointer that holds %s names no release, and the next build mends it',
  async (text) => {
    await release('first');
    writeFileSync(paths.pointer(dist), text);
    expect(readCurrent(dist)).toBeUndefined();
    await release('second');
    expect(served()).toContain('second');
  },
);
