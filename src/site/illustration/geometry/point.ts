/** A place or a displacement in drawing units; x grows to the right, y grows downwards (SVG). */
export type Point = readonly [x: number, y: number];

/** Points as SVG writes them: '0 0, 10 -5'. */
export const points = (text: string): Point[] =>
  text.split(', ').map((point) => {
    const [x = Number.NaN, y = Number.NaN] = point.split(' ').map(Number);
    return [x, y];
  });

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const midpoint = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const headingOf = (a: Point): number => Math.atan2(a[1], a[0]);

/** The point at `radius` from the origin, `angle` radians clockwise from the x axis. */
export const polar = (radius: number, angle: number): Point => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];

/** `a` turned around the origin by `angle` radians, clockwise on screen. */
export function rotate(a: Point, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [a[0] * cos - a[1] * sin, a[0] * sin + a[1] * cos];
}

export function unit(a: Point): Point {
  const length = Math.hypot(a[0], a[1]);
  return [a[0] / length, a[1] / length];
}

/** Signed area of a closed polygon: positive when its points run clockwise on screen. */
export function area(polygon: readonly Point[]): number {
  let twice = 0;
  let previous = polygon.at(-1);
  for (const point of polygon) {
    if (previous) twice += cross(previous, point);
    previous = point;
  }
  return twice / 2;
}

/** Mean of the corners: good enough as the centre of a symmetric cell. */
export function centre(polygon: readonly Point[]): Point {
  return scale(polygon.reduce(add, [0, 0]), 1 / polygon.length);
}

/** Whether the way from a to c bends at b. */
export const bendsAt = (a: Point, b: Point, c: Point): boolean =>
  Math.abs(cross(subtract(b, a), subtract(c, b))) > 1e-6;

/**
 * Where segment a–b meets segment c–d strictly inside both, or undefined when they are parallel,
 * apart, or only touch with their ends (within `tolerance`, as a share of each length).
 */
export function crossing(
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
  tolerance = 1e-6,
): Point | undefined {
  const r = subtract(b, a);
  const s = subtract(d, c);
  const denominator = cross(r, s);
  if (Math.abs(denominator) < 1e-12) return undefined;
  const t = cross(subtract(c, a), s) / denominator;
  const u = cross(subtract(c, a), r) / denominator;
  const inside = (share: number) => share > tolerance && share < 1 - tolerance;
  return inside(t) && inside(u) ? add(a, scale(r, t)) : undefined;
}

/** The straight stretches of a line; `sidesOf` adds the one that closes a polygon. */
export const pairs = (line: readonly Point[]): (readonly [Point, Point])[] =>
  line.flatMap((end, index) => {
    const start = line[index - 1];
    return start ? [[start, end] as const] : [];
  });

export const sidesOf = (polygon: readonly Point[]): (readonly [Point, Point])[] =>
  pairs([...polygon, ...polygon.slice(0, 1)]);
