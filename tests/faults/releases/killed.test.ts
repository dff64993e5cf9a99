import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkRelease } from '../../../src/server/release/check.ts';
import { listReleases, namesIn, paths, readCurrent } from '../../../src/server/release/release.ts';
import { buildFixture, releaseFixture } from '../../server/fixture-site.ts';
import { longRun } from '../long-run.ts';

/** The short run kills at some steps only. */
const STRIDE = longRun ? 1 : 7;
const RELEASES_BEFORE = 6;
const here = import.meta.dirname;

/** Publishes in a process of its own; true when it was killed on the way. */
function publishAndKill(dist: string, manifest: object, killAt: number): boolean {
  const args = ['--import', join(here, '../kill-at.ts'), join(here, 'publish-next.ts'), dist];
  const env = { PATH: process.env.PATH, KILL_AT: String(killAt), NEXT: JSON.stringify(manifest) };
  const { signal, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (signal !== 'SIGKILL') expect(stderr).toBe('');
  return signal === 'SIGKILL';
}

test('a SIGKILL at any step of a release leaves the old one or the new one, whole, and the next release works', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  // As many as are kept and one more: a release removes one, too.
  for (let count = 0; count < RELEASES_BEFORE; count += 1) await releaseFixture(dist);
  const found = new Set<string>();
  for (let killAt = 1; ; killAt += STRIDE) {
    const before = readCurrent(dist)?.id ?? '';
    const mark = `release${killAt}`;
    const manifest = await buildFixture(dist, { [`_astro/${mark}.js`]: `// ${mark}` });
    const killed = publishAndKill(dist, manifest, killAt);
    const now = readCurrent(dist);
    expect([before, manifest.id]).toContain(now?.id);
    found.add(now?.id === before ? 'old' : 'new');
    for (const { dir } of listReleases(dist)) checkRelease(dir, ['/', '/Contact']);
    const shared = namesIn(join(paths.assets(dist), '_astro'));
    expect(shared).toEqual(expect.arrayContaining(namesIn(join(now?.dir ?? '', '_astro'))));
    if (!killed) break;
  }
  expect([...found].toSorted()).toEqual(['new', 'old']);
  expect(listReleases(dist)).toHaveLength(5);
}, 300_000);
