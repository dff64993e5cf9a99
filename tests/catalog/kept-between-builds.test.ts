import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnused, keptBetweenBuilds } from '../../src/catalog/load/kept-between-builds.ts';
import { DAY_MS } from '../../src/platform/time/durations.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';

const folder = folderPerTest();
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder.root);
});
afterEach(() => vi.restoreAllMocks());

/** Draws, as a build would; `made` counts. */
const draw = vi.fn(async (what: string) => Buffer.from(`drawn: ${what}`));
const drawing = async (...madeFrom: string[]) =>
  Buffer.from(
    await keptBetweenBuilds('cards', madeFrom, () => draw(madeFrom.join('|'))),
  ).toString();

test('what is made from the same is made once; a part that changes or moves makes it anew', async () => {
  draw.mockClear();
  expect(await drawing('encoder 1', 'red')).toBe('drawn: encoder 1|red');
  expect(await drawing('encoder 1', 'red')).toBe('drawn: encoder 1|red');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await drawing('encoder 1', 'green')).toBe('drawn: encoder 1|green');
  expect(await drawing('encoder 2', 'red')).toBe('drawn: encoder 2|red');
  expect(await drawing('encoder 1r', 'ed')).toBe('drawn: encoder 1r|ed');
});

test('what no build has asked for in a month is forgotten, what one used again is not', async () => {
  await drawing('used');
  await drawing('unused');
  const kept = join(folder.root, '.cache/kept/cards');
  const old = new Date(Date.now() - 31 * DAY_MS);
  for (const name of readdirSync(kept)) utimesSync(join(kept, name), old, old);
  await drawing('used');
  forgetUnused();
  draw.mockClear();
  expect(readdirSync(kept)).toHaveLength(1);
  await drawing('used');
  expect(draw).not.toHaveBeenCalled();
});
