import {
  add,
  cross,
  crossing,
  distance,
  type Point,
  pairs,
  scale,
  subtract,
  unit,
} from '../geometry/point.ts';
import type { Crossing } from '../lattice/weave.ts';
import { HALF, HERO_THREAD_GAP, LIGHT, STRAP, THREAD } from './hero-measures.ts';

/** From a knot level, up, level, up: it turns only on the half grid of the stars, so it fits the lattice. */
export function threadToLight(): Point[] {
  const [x, y] = LIGHT;
  return [
    [x - 5 * HALF, y + 2 * HALF],
    [x - 4 * HALF, y + 2 * HALF],
    [x - 3 * HALF, y + HALF],
    [x - HALF, y + HALF],
    LIGHT,
  ];
}

/** A strap covers the thread only this far from the next crossing, in drawing units. */
const ROOM = 1.1 * STRAP;

/** Every second strap on the thread's way passes over it, where there is room beside a crossing. */
export function coversOver(
  thread: readonly Point[],
  strands: readonly (readonly Point[])[],
  crossings: readonly Crossing[],
): Point[][] {
  const meetings = pairs(thread).flatMap(([from, to]) =>
    strands
      .flatMap(pairs)
      .flatMap(([start, end]) => {
        const at = crossing([from, to], [start, end]);
        return at ? [{ at, along: unit(subtract(end, start)), way: unit(subtract(to, from)) }] : [];
      })
      .sort((a, b) => distance(from, a.at) - distance(from, b.at)),
  );
  const roomy = meetings.filter(({ at }) =>
    crossings.every((crossed) => distance(crossed.at, at) > ROOM),
  );
  return roomy.flatMap(({ at, along, way }, index) => {
    if (index % 2 === 0) return [];
    const sine = Math.abs(cross(along, way));
    const half = scale(along, (THREAD / 2 + HERO_THREAD_GAP + 1) / sine + STRAP / 3);
    return [[subtract(at, half), add(at, half)]];
  });
}
