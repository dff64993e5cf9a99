import { add, cross, distance, dot, type Point, scale, subtract, unit } from './point.ts';

export interface Circle {
  readonly centre: Point;
  readonly radius: number;
}

/** The part of segment a–b inside the circle, or undefined when it misses it. */
export function clipToCircle(
  a: Point,
  b: Point,
  { centre, radius }: Circle,
): readonly [Point, Point] | undefined {
  if (distance(a, b) === 0) return undefined;
  const along = unit(subtract(b, a));
  const toCentre = subtract(centre, a);
  const nearest = dot(toCentre, along);
  const offset = cross(along, toCentre);
  const half = Math.sqrt(radius ** 2 - offset ** 2);
  const enter = Math.max(0, nearest - half);
  const leave = Math.min(distance(a, b), nearest + half);
  if (!(enter < leave)) return undefined;
  return [add(a, scale(along, enter)), add(a, scale(along, leave))];
}
