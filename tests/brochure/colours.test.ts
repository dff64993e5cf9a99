import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mix, type Oklch, readPalette, toRgb } from '../../src/brochure/colours.ts';

const palette = readPalette(readFileSync('src/styles/palette.css', 'utf8'));
const of = (name: string): Oklch => palette.get(name) ?? { l: Number.NaN, c: 0, h: 0 };
const hex = (colour: Oklch) =>
  `#${toRgb(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

it('turns the palette into the colours that the icons have (decision 0033)', () => {
  expect(hex(of('ink'))).toBe('#1a1a49');
  expect(hex(of('paper'))).toBe('#fbf6ec');
  expect(hex(of('marigold'))).toBe('#fcab19');
});

it('knows the derived tints', () => {
  expect(of('ink-deep')).toEqual({ l: 0.19, c: 0.075, h: 278 });
  expect(palette.size).toBeGreaterThan(20);
});

it('mixes hues along the shorter way', () => {
  expect(mix({ l: 0, c: 0, h: 350 }, { l: 1, c: 0.2, h: 10 }, 0.5)).toEqual({
    l: 0.5,
    c: 0.1,
    h: 360,
  });
});

it('refuses a colour that it can’t read', () => {
  expect(() => readPalette('--odd: oklch(from var(--none) calc(l + 0.1) c h);')).toThrow('--odd');
});
