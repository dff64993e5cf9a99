import { bendsAt, type Point, subtract, unit } from '../geometry/point.ts';
import { type Network, turnAt, wayOf } from './network.ts';

/** Two straps crossing: the directions of the upper and the lower one. */
export interface Crossing {
  readonly at: Point;
  readonly over: Point;
  readonly under: Point;
}

const degree = (network: Network, point: number) => network.neighbours[point]?.length ?? 0;

/** Where a strap leads after the point `to`: straight on at a crossing, round the bend otherwise. */
function onward(network: Network, from: number, to: number): number | undefined {
  if (degree(network, to) === 4) return turnAt(network, from, to, 2);
  return degree(network, to) === 2 ? turnAt(network, from, to, 1) : undefined;
}

/** The straps, each followed as far as it runs without branching. */
export function strandsOf(network: Network): Point[][] {
  const drawn = new Set<number>();
  const strands: Point[][] = [];
  const follow = (start: number, first: number) => {
    const strand = [start];
    let from = start;
    let to: number | undefined = first;
    while (to !== undefined && !drawn.has(wayOf(network, from, to))) {
      drawn.add(wayOf(network, from, to)).add(wayOf(network, to, from));
      strand.push(to);
      const next = onward(network, from, to);
      from = to;
      to = next;
    }
    if (strand.length > 1) strands.push(straightened(network, strand));
  };
  const ends = [...network.points.keys()].filter((point) => degree(network, point) % 2 === 1);
  for (const start of [...ends, ...network.points.keys()]) {
    for (const first of network.neighbours[start] ?? []) follow(start, first);
  }
  return strands;
}

/** The strand's corners only: points on a straight run are left out. */
function straightened(network: Network, strand: readonly number[]): Point[] {
  const points = strand.flatMap((index) => {
    const point = network.points[index];
    return point ? [point] : [];
  });
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    return !before || !after || bendsAt(before, point, after);
  });
}

/**
 * Decides at every crossing which strap lies on top, so that each strap runs over, under, over …
 * Such an alternating weave exists for every network of crossing straps; it is found by walking
 * from crossing to crossing and changing sides each time.
 */
export function weave(network: Network): Crossing[] {
  const upper = new Map<number, boolean>();
  const settle = (at: number, neighbour: number, isOver: boolean) => {
    for (let step = 0; step < 4; step += 1) {
      upper.set(
        wayOf(network, at, turnAt(network, neighbour, at, step)),
        step % 2 === 0 ? isOver : !isOver,
      );
    }
  };
  const waiting: number[] = [];
  for (const [start, around] of network.neighbours.entries()) {
    const [first] = around;
    if (around.length !== 4 || first === undefined || upper.has(wayOf(network, start, first)))
      continue;
    settle(start, first, true);
    waiting.push(start);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const neighbour of network.neighbours[at] ?? []) {
        const arrival = nextCrossing(network, at, neighbour);
        if (!arrival || upper.has(wayOf(network, arrival.at, arrival.from))) continue;
        settle(arrival.at, arrival.from, upper.get(wayOf(network, at, neighbour)) !== true);
        waiting.push(arrival.at);
      }
    }
  }
  return network.points.flatMap((point, index) => {
    const around = network.neighbours[index] ?? [];
    if (around.length !== 4) return [];
    const towards = (isOver: boolean): Point => {
      const other = around.find((to) => upper.get(wayOf(network, index, to)) === isOver) ?? index;
      return unit(subtract(network.points[other] ?? point, point));
    };
    return [{ at: point, over: towards(true), under: towards(false) }];
  });
}

/** The next crossing along a strap, and the point from which the strap reaches it. */
function nextCrossing(network: Network, start: number, first: number) {
  let from = start;
  let at = first;
  while (degree(network, at) === 2 && at !== start) {
    [from, at] = [at, turnAt(network, from, at, 1)];
  }
  return degree(network, at) === 4 ? { from, at } : undefined;
}
