import { beforeAll, expect, it } from 'vitest';
import { Typesetter } from '../../../src/site/fonts/type-setting.ts';

let setter: Typesetter;

beforeAll(async () => {
  setter = await Typesetter.open(700);
});

const shapes = (text: string) => setter.setLine(text).glyphs.map(({ d }) => d);

it('puts the short i of Devanagari before its consonant', () => {
  const [consonant] = shapes('क');
  const [first, second] = shapes('कि');
  expect(second).toBe(consonant);
  expect(first).not.toBe(consonant);
});

it('joins consonants to conjuncts, as in क्ष and क्या', () => {
  expect(shapes('क्ष')).toHaveLength(1);
  expect(shapes('क्या').length).toBeLessThan([...'क्या'].length);
});

it('sets a reph above the syllable that follows', () => {
  const syllable = shapes('के');
  const withReph = shapes('र्के');
  expect(withReph[0]).toBe(syllable[0]);
});

it('sets both scripts in one line, one after the other', () => {
  const [latin, mixed] = [setter.setLine('Shikhar '), setter.setLine('Shikhar शिखर')];
  expect(mixed.width).toBeCloseTo(latin.width + setter.setLine('शिखर').width);
  expect(mixed.glyphs.length).toBeGreaterThan(latin.glyphs.length);
});

it('sets a bolder weight wider', async () => {
  const light = await Typesetter.open(400);
  expect(setter.setLine('Shikhar').width).toBeGreaterThan(light.setLine('Shikhar').width);
});

it('breaks lines between words, within the width, as evenly as it can', () => {
  const text = 'Forty thousand pages, and Google reads the right ones.';
  const lines = setter.setLines(text, 9);
  expect(lines.map((line) => line.text).join(' ')).toBe(text);
  const widths = lines.map(({ width }) => width);
  expect(Math.max(...widths)).toBeLessThanOrEqual(9);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.5);
});

it('refuses a character that the fonts lack, rather than draw an empty box', () => {
  expect(() => setter.setLine('漢')).toThrow('lack a character');
});
