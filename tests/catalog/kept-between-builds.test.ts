import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  drawnBefore,
  forgetUnused,
  keptBetweenBuilds,
  program,
} from '../../src/catalog/load/kept-between-builds.ts';
import { DAY_MS } from '../../src/platform/time/durations.ts';
import { folderPerTest } from '../helpers/folder-per-test.ts';

const folder = folderPerTest();
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder.root);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

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

test('the program that draws is another when its code, a package, a colour or an object changes', () => {
  const files = [
    'src/site/cover.ts',
    'package-lock.json',
    'content/brand/palette.yaml',
    'content/objects/cart.svg',
  ];
  const seen = files.map((file) => {
    mkdirSync(join(folder.root, file, '..'), { recursive: true });
    writeFileSync(join(folder.root, file), 'changed');
    return program();
  });
  mkdirSync(join(folder.root, 'content/pages'));
  writeFileSync(join(folder.root, 'content/pages/home.yaml'), 'a word');
  expect(new Set(seen).size).toBe(files.length);
  expect(program()).toBe(seen.at(-1));
});

test('what a build has drawn is not drawn again, and development draws each time', () => {
  const paint = vi.fn(() => 'drawn');
  drawnBefore('drawings', { seed: 'shop' }, paint);
  drawnBefore('drawings', { seed: 'shop' }, paint);
  expect(paint).toHaveBeenCalledTimes(2);
  vi.stubEnv('DEV', false);
  for (const seed of ['shop', 'shop', 'school']) drawnBefore('drawings', { seed }, paint);
  expect(drawnBefore('drawings', { seed: 'shop' }, paint)).toBe('drawn');
  expect(paint).toHaveBeenCalledTimes(4);
});
