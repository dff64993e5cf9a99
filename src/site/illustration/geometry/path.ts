import type { Point } from './point.ts';

/** A number as short as SVG allows: no leading zero, no space before a minus or behind a letter. */
function written(whole: number, factor: number, behindLetter: boolean): string {
  const digits = factor === 1 ? `${whole}` : `${whole / factor}`.replace(/^(-?)0\./, '$1.');
  return behindLetter || whole < 0 ? digits : ` ${digits}`;
}

/**
 * Path data through each of the lines, in relative steps. A step is the difference of two rounded
 * positions, so that rounding never accumulates. Lattices have thousands of them: none becomes an array.
 */
function pathData(lines: readonly (readonly Point[])[], closed: boolean, decimals: number): string {
  const factor = 10 ** decimals;
  let data = '';
  let penX = 0;
  let penY = 0;
  for (const line of lines) {
    let start: Point | undefined;
    let drawn = false;
    for (const point of line) {
      const x = Math.round(point[0] * factor);
      const y = Math.round(point[1] * factor);
      if (start && x === penX && y === penY) continue;
      const follows = start && drawn;
      if (!follows) data += start ? 'l' : data ? 'm' : 'M';
      data += written(x - penX, factor, !follows) + written(y - penY, factor, false);
      drawn = start !== undefined;
      start ??= [x, y];
      penX = x;
      penY = y;
    }
    if (!closed || !start) continue;
    data += 'z';
    [penX, penY] = start;
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
