import type { Point } from '../geometry/point.ts';
import { HALF, LIGHT } from './hero-measures.ts';

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
