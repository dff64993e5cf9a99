import {
  add,
  crossing,
  distance,
  type Point,
  points,
  polar,
  sidesOf,
  subtract,
  unit,
} from '../geometry/point.ts';
import type { Crossing } from '../lattice/weave.ts';

/** Side of the mark's square view box; the round mark fills it. */
export const MARK_SIZE = 96;

const CENTRE: Point = [48, 48];
const RADIUS = 35;

/** A square with its first corner `turn` degrees from the right, clockwise. */
const squareAt = (turn: number): Point[] =>
  [0, 90, 180, 270].map((step) => add(CENTRE, polar(RADIUS, ((turn + step) * Math.PI) / 180)));

/** The khatam: two squares, the second turned by an eighth. */
export const SQUARES: readonly (readonly Point[])[] = [squareAt(45), squareAt(0)];

/** Width of the thread; wider than a strap, so that it is what the eye follows. */
export const THREAD_WIDTH = 5.5;

/** Height at which the thread comes in, and where the star hides it. */
const ENTRY = 66;
const HIDDEN = 22;

/** Left end of the disc at a height. */
const discEdge = (y: number) => CENTRE[0] - Math.sqrt(CENTRE[0] ** 2 - (y - CENTRE[1]) ** 2);

/** The thread comes in level from the rim, cut along it, and goes behind the star. */
export const THREAD_BEHIND: readonly Point[] = [
  [discEdge(ENTRY - THREAD_WIDTH / 2), ENTRY - THREAD_WIDTH / 2],
  [HIDDEN, ENTRY - THREAD_WIDTH / 2],
  [HIDDEN, ENTRY + THREAD_WIDTH / 2],
  [discEdge(ENTRY + THREAD_WIDTH / 2), ENTRY + THREAD_WIDTH / 2],
];

/** Inside the star it comes out, climbs in two steps and leaves above it; it ends in its light. */
export const THREAD_ABOVE = points('34.6 60.4, 42 53, 53 53, 79.5 26.5');

/** The gap around the upper part, which starts a little later so that no seam shows. */
export const THREAD_GAP: readonly Point[] = [[36, 59], ...THREAD_ABOVE.slice(1)];

/** The eight crossings of the two squares, over and under in turn along each strap. */
export function starCrossings(): Crossing[] {
  const [first = [], second = []] = SQUARES;
  return sidesOf(first).flatMap((side) =>
    sidesOf(second)
      .flatMap((other) => {
        const at = crossing(side, other);
        return at ? [{ at, other }] : [];
      })
      .sort((a, b) => distance(side[0], a.at) - distance(side[0], b.at))
      .map(({ at, other }, index): Crossing => {
        const mine = unit(subtract(side[1], side[0]));
        const theirs = unit(subtract(other[1], other[0]));
        return index === 0 ? { at, over: mine, under: theirs } : { at, over: theirs, under: mine };
      }),
  );
}
