import { distance, type Point, pairs } from './point.ts';

type Segment = readonly [Point, Point];

/** The pieces of a polyline that are left when each of its segments is cut by `clip`. */
export function clipEach(
  line: readonly Point[],
  clip: (start: Point, end: Point) => Segment | undefined,
): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const [start, end] of pairs(line)) {
    const clipped = clip(start, end);
    if (!clipped) continue;
    const [from, to] = clipped;
    const last = piece.at(-1);
    if (!last || distance(last, from) > 1e-6) {
      piece = [from];
      pieces.push(piece);
    }
    piece.push(to);
  }
  return pieces;
}
