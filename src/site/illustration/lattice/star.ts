import { add, type Point, polar } from '../geometry/point.ts';

/**
 * The outline of the star polygon {points/reach}: what remains when each of `points` corners on a
 * circle is joined to the one `reach` places on and the inner lines are left out.
 *
 * @param turn angle of the first corner in degrees clockwise from the top
 * @returns 2 × points corners, outer and inner in turn
 */
export function starOutline(
  points: number,
  reach: number,
  centre: Point,
  radius: number,
  turn = 0,
): Point[] {
  const half = Math.PI / points;
  const inner = (radius * Math.cos(half * reach)) / Math.cos(half * (reach - 1));
  const first = ((turn - 90) * Math.PI) / 180;
  return Array.from({ length: 2 * points }, (_, corner) =>
    add(centre, polar(corner % 2 === 0 ? radius : inner, first + corner * half)),
  );
}
