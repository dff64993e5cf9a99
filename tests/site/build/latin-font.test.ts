import { readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { readFont } from '../../../src/site/fonts/read-font.ts';

/** Browsers draw it as the plain space. */
const NO_BREAK_SPACE = 0xa0;

it('the Latin font has every letter that its style sheet promises', async () => {
  const css = readFileSync('src/site/styles/fonts.css', 'utf8');
  const [, promised = ''] = /unicode-range:([^;]+);/.exec(css) ?? [];
  const letters = promised.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  const inFile = new Face(new Blob(await readFont('latin', 430))).collectUnicodes();
  expect(letters.length).toBeGreaterThan(90);
  expect([...inFile, NO_BREAK_SPACE].toSorted((one, other) => one - other)).toEqual(
    letters.toSorted((one, other) => one - other),
  );
});
