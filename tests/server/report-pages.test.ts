import { expect, test } from 'vitest';
import { readCurrent } from '../../src/server/release/release.ts';
import { loadReports } from '../../src/server/report-pages.ts';
import { makeFixtureSite } from './fixture-site.ts';

const counted = globalThis as { loaded?: number };

/** Loads the reports of a new release. */
async function load(renderer: string) {
  const dist = await makeFixtureSite({
    'answers/report.mjs': `globalThis.loaded = (globalThis.loaded ?? 0) + 1; ${renderer}`,
  });
  return loadReports(readCurrent(dist)?.dir ?? '');
}

test('releases that show reports alike share what does it: a server would keep each for ever', async () => {
  const renderer = 'export const toldRepairs = () => ["one"];';
  const [first, second] = [await load(renderer), await load(renderer)];
  expect(counted.loaded).toBe(1);
  expect(second?.en.repairs({})).toEqual(first?.en.repairs({}));
  const other = await load('export const toldRepairs = () => ["other"];');
  expect(other?.en.repairs({})).toEqual(['other']);
});
