import {
  area,
  bendsAt,
  crossing,
  distance,
  headingOf,
  type Point,
  pairs,
  subtract,
} from '../geometry/point.ts';

/** Line segments joined at their common points: what straps and cells are read from. */
export interface Network {
  readonly points: readonly Point[];
  /** For each point its neighbours, clockwise. */
  readonly neighbours: readonly (readonly number[])[];
}

type Segment = readonly [Point, Point];

/** Points closer than this (tile edges have length 1) are the same point. */
const SNAP = 1e-5;
/** More snaps than a lattice has across: a place is one number. */
const ROW = 2 ** 26;

/** The segments cut wherever two of them cross. */
export function cutAtCrossings(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment, index) => {
    const [start, end] = segment;
    const cuts = segments.flatMap((other, at) => {
      const cut = at === index ? undefined : crossing(segment, other);
      return cut ? [cut] : [];
    });
    const stops = [start, ...cuts, end].sort((a, b) => distance(start, a) - distance(start, b));
    return pairs(stops).filter(([from, to]) => distance(from, to) > SNAP);
  });
}

/** Joins segments that meet only with their ends into a network. */
export function joinSegments(segments: readonly Segment[]): Network {
  const points: Point[] = [];
  const joined: Set<number>[] = [];
  const indexes = new Map<number, number>();
  const indexOf = ([x, y]: Point): number => {
    const key = Math.round(x / SNAP) * ROW + Math.round(y / SNAP);
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, points.length);
    joined.push(new Set());
    return points.push([x, y]) - 1;
  };
  for (const [start, end] of segments) {
    const from = indexOf(start);
    const to = indexOf(end);
    joined[from]?.add(to);
    joined[to]?.add(from);
  }
  const neighbours = points.map((point, index) => {
    return Array.from(joined[index] ?? [], (other) => ({
      other,
      angle: headingOf(subtract(points[other] ?? point, point)),
    }))
      .sort((a, b) => a.angle - b.angle)
      .map(({ other }) => other);
  });
  return { points, neighbours };
}

/** The point after `to` when a walk coming from `from` turns by `steps` places around `to`. */
export function turnAt(network: Network, from: number, to: number, steps: number): number {
  const around = network.neighbours[to] ?? [];
  return around.at((around.indexOf(from) + steps) % around.length) ?? from;
}

/** The way from a point to a neighbour as one number, for lists of those that were gone. */
export const wayOf = ({ points }: Network, from: number, to: number) => from * points.length + to;

/** The closed cells between the segments, without the unbounded one outside. */
export function cellsOf(network: Network): Point[][] {
  const cells: Point[][] = [];
  const walked = new Set<number>();
  for (const [start, around] of network.neighbours.entries()) {
    for (const first of around) {
      const cell: Point[] = [];
      let from = start;
      let to = first;
      while (!walked.has(wayOf(network, from, to))) {
        walked.add(wayOf(network, from, to));
        const point = network.points[to];
        if (point) cell.push(point);
        [from, to] = [to, turnAt(network, from, to, -1)];
      }
      const corners = cell.filter((point, index) =>
        bendsAt(cell.at(index - 1) ?? point, point, cell[(index + 1) % cell.length] ?? point),
      );
      if (corners.length > 2 && area(corners) > SNAP) cells.push(corners);
    }
  }
  return cells;
}
