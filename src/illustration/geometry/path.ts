import type { Point } from './point.ts';

/** Numbers as short as SVG allows: no trailing zeros, no leading zero, no space before a minus. */
function join(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    const digits = String(number).replace(/^(-?)0\./, '$1.');
    text += text === '' || digits.startsWith('-') ? digits : ` ${digits}`;
  }
  return text;
}

/**
 * Path data through the points with relative steps. Each step is the difference of two rounded
 * positions, so that rounding never accumulates.
 *
 * @param decimals digits kept after the point; 0 is right for a view box of about 1000 units.
 */
export function pathThrough(points: readonly Point[], closed = false, decimals = 0): string {
  const factor = 10 ** decimals;
  const whole = points.map(([x, y]) => [Math.round(x * factor), Math.round(y * factor)] as const);
  const [first, ...rest] = whole;
  if (!first) return '';
  const steps: number[] = [];
  let [x, y] = first;
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    steps.push((nextX - x) / factor, (nextY - y) / factor);
    x = nextX;
    y = nextY;
  }
  const start = join([first[0] / factor, first[1] / factor]);
  return `M${start}${steps.length > 0 ? `l${join(steps)}` : ''}${closed ? 'z' : ''}`;
}

export const openPaths = (lines: readonly (readonly Point[])[], decimals = 0): string =>
  lines.map((line) => pathThrough(line, false, decimals)).join('');

export const closedPaths = (polygons: readonly (readonly Point[])[], decimals = 0): string =>
  polygons.map((polygon) => pathThrough(polygon, true, decimals)).join('');
