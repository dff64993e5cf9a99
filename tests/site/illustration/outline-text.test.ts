import { expect, it } from 'vitest';
import { Typesetter } from '../../../src/site/fonts/type-setting.ts';
import { outlineText } from '../../../src/site/illustration/type/outline-text.ts';

const draw = (content: string) =>
  outlineText(`<svg viewBox="0 0 9 9" font-size="10">${content}</svg>`);
const starts = (svg: string) =>
  [...svg.matchAll(/translate\(([-\d.]+) ([-\d.]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);
const width = async (text: string, weight = 430) =>
  10 * (await Typesetter.open(weight)).setLine(text).width;

it('draws each letter once and refers to it', () => {
  const svg = draw('<text x="1" y="2" fill="red">noon</text>');
  expect(svg.match(/<path id=/g)).toHaveLength(2);
  expect(svg.match(/<use /g)).toHaveLength(4);
  expect(svg).toContain('<g fill="red"><g transform="translate(1 2)');
});

it('sets words at their anchor, with all their spans and spaces', async () => {
  const text =
    '<text x="50" y="0" text-anchor="end"><tspan>Size</tspan><tspan dx="12">Rate</tspan></text>';
  const [size, rate] = [await width('Size'), await width('Rate')];
  const [first, second] = starts(draw(text));
  expect(first?.[0]).toBeCloseTo(50 - size - 12 - rate, 1);
  expect(second?.[0]).toBeCloseTo(50 - rate, 1);
  const [middle] = starts(
    draw('<text x="50" text-anchor="middle" letter-spacing=".5em">ab</text>'),
  );
  expect(middle?.[0]).toBeCloseTo(50 - (await width('ab')) / 2 - 5, 1);
});

it('begins a line where its span has a place of its own', () => {
  const text = '<text x="3" y="7"><tspan x="3">One</tspan><tspan x="3" dy="9.5">Two</tspan></text>';
  expect(starts(draw(text))).toEqual([
    [3, 7],
    [3, 16.5],
  ]);
});

it('inherits weight and size, and reads what the markup escapes', () => {
  const bold = draw('<g font-weight="800" font-size="20"><text>&amp;</text></g>');
  expect(bold).not.toBe(draw('<g font-size="20"><text>&amp;</text></g>'));
  expect(bold.match(/<use /g)).toHaveLength(1);
  expect(bold).toContain('scale(0.0667 ');
});

it('refuses a weight that it has not opened', () => {
  expect(() => draw('<text font-weight="650">a</text>')).toThrow('weight 650');
});
