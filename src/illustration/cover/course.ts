import type { Point } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';

/**
 * Places for a thread to climb through from one point to a higher one: one to three landings,
 * unevenly spaced, never going down.
 */
export function climbingCourse(from: Point, to: Point, random: Random): Point[] {
  const landings = random.whole(1, 3);
  const between = Array.from({ length: landings }, (_, landing): Point => {
    const along = (landing + random.between(0.7, 1.3)) / (landings + 1);
    const up = along ** random.between(1.1, 2);
    return [from[0] + along * (to[0] - from[0]), from[1] + up * (to[1] - from[1])];
  });
  return [from, ...between, to];
}
