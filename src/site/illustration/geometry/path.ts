import type { Point } from './point.ts';

type Whole = readonly [number, number];

/** Numbers as short as SVG allows: no leading zero, no space before a minus. */
function join(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    const digits = String(number).replace(/^(-?)0\./, '$1.');
    text += text === '' || digits.startsWith('-') ? digits : ` ${digits}`;
  }
  return text;
}

/**
 * Path data through each of the lines, in relative steps. A step is the difference of two rounded
 * positions, so that rounding never accumulates.
 */
function pathData(lines: readonly (readonly Point[])[], closed: boolean, decimals: number): string {
  const factor = 10 ** decimals;
  const step = (from: Whole, to: Whole) => [(to[0] - from[0]) / factor, (to[1] - from[1]) / factor];
  let pen: Whole | undefined;
  let data = '';
  for (const line of lines) {
    const [start, ...rest] = line.map(
      ([x, y]): Whole => [Math.round(x * factor), Math.round(y * factor)],
    );
    if (!start) continue;
    data += pen ? `m${join(step(pen, start))}` : `M${join(step([0, 0], start))}`;
    let at = start;
    const steps = rest.flatMap((next) => {
      const moved = next[0] === at[0] && next[1] === at[1] ? [] : step(at, next);
      at = next;
      return moved;
    });
    if (steps.length > 0) data += `l${join(steps)}`;
    if (closed) data += 'z';
    pen = closed ? start : at;
  }
  return data;
}

/**
 * Path data through the points.
 *
 * @param decimals digits kept after the point; 0 is right for a view box of about 1000 units.
 */
export const pathThrough = (points: readonly Point[], closed = false, decimals = 0): string =>
  pathData([points], closed, decimals);

export const openPaths = (lines: readonly (readonly Point[])[], decimals = 0): string =>
  pathData(lines, false, decimals);

export const closedPaths = (polygons: readonly (readonly Point[])[], decimals = 0): string =>
  pathData(polygons, true, decimals);
