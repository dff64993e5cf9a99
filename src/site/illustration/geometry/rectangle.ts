import { clipEach } from './clip.ts';
import { add, type Point, scale, subtract } from './point.ts';

/** An upright rectangle in drawing units. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const grow = (box: Rectangle, by: number): Rectangle => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

export const corners = ({ x, y, width, height }: Rectangle): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const contains = (box: Rectangle, [x, y]: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** Whether the polygon's bounding box shares any area with the rectangle. */
export function touches(box: Rectangle, polygon: readonly Point[]): boolean {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return (
    Math.max(...xs) > box.x &&
    Math.min(...xs) < box.x + box.width &&
    Math.max(...ys) > box.y &&
    Math.min(...ys) < box.y + box.height
  );
}

/** The part of segment a–b inside the rectangle (Liang–Barsky), or undefined when it misses it. */
function clipSegment(a: Point, b: Point, box: Rectangle): readonly [Point, Point] | undefined {
  const [dx, dy] = subtract(b, a);
  let enter = 0;
  let leave = 1;
  const limits: readonly (readonly [number, number])[] = [
    [-dx, a[0] - box.x],
    [dx, box.x + box.width - a[0]],
    [-dy, a[1] - box.y],
    [dy, box.y + box.height - a[1]],
  ];
  for (const [speed, gap] of limits) {
    if (speed === 0) {
      if (gap < 0) return undefined;
    } else if (speed < 0) enter = Math.max(enter, gap / speed);
    else leave = Math.min(leave, gap / speed);
  }
  if (enter >= leave) return undefined;
  const at = (share: number) => add(a, scale([dx, dy], share));
  return [at(enter), at(leave)];
}

/** The pieces of a polyline that run inside the rectangle. */
export const clipPolyline = (line: readonly Point[], box: Rectangle): Point[][] =>
  clipEach(line, (start, end) => clipSegment(start, end, box));
