import { insetPolygon } from '../geometry/inset.ts';
import {
  add,
  cross,
  crossing,
  distance,
  type Point,
  scale,
  subtract,
  unit,
} from '../geometry/point.ts';
import { planLattice } from '../lattice/plan.ts';
import { cutsAt } from '../lattice/Straps.tsx';
import type { Crossing } from '../lattice/weave.ts';

export const HERO_WIDTH = 1120;
export const HERO_HEIGHT = 900;

/** Distance between stars, and the half of it: the grid on which the thread turns. */
const PITCH = 330;
const HALF = PITCH / 2;

/** The star behind which the light stands; the thread ends in it. */
export const LIGHT: Point = [HERO_WIDTH - 200, 150];

/** Widths of a strap, of the groove along it and of the cut where it dives, in drawing units. */
export const STRAP = 22;
export const CUT = 4;
export const THREAD = 12;
export const THREAD_GAP = 7;

/** How thick the stone looks: the inner walls show on the sides nearest the light. */
const DEPTH = 6;
const SLANT: Point = [-5, 5];

/** Outer radius of each step of light, brightest first, in drawing units. */
const LIGHT_RADII = [105, 245, 355, 455, 550] as const;
/** Within this radius the screen is carved in stone; outside it is still the mason's drawing. */
const CARVED_RADIUS = 690;

/** One carved opening: the inner wall of the stone and the hole one sees through. */
interface Openings {
  readonly walls: Point[][];
  readonly holes: Point[][];
}

export interface HeroPlan {
  /** Cells lit from behind, a group for each step of light. */
  readonly lit: readonly Openings[];
  readonly dark: Openings;
  /** Outlines of all carved cells: their frames are the stone. */
  readonly carved: readonly (readonly Point[])[];
  readonly strands: readonly (readonly Point[])[];
  /** Short pieces of the upper straps, to be laid over their crossings. */
  readonly bridges: readonly (readonly Point[])[];
  readonly cuts: readonly (readonly Point[])[];
  readonly thread: readonly Point[];
  /** Short pieces of strap under which the thread runs. */
  readonly covers: readonly (readonly Point[])[];
}

export function planHero(): HeroPlan {
  const bounds = { x: 0, y: 0, width: HERO_WIDTH, height: HERO_HEIGHT };
  const plan = planLattice({ kind: 'rosette', pitch: PITCH, origin: LIGHT, bounds });
  const groups = [...LIGHT_RADII, CARVED_RADIUS].map((): Openings => ({ walls: [], holes: [] }));
  const carved: (readonly Point[])[] = [];
  for (const { outline, centre } of plan.cells) {
    const away = distance(centre, LIGHT);
    if (away > CARVED_RADIUS) continue;
    carved.push(outline);
    const step = LIGHT_RADII.findIndex((radius) => away <= radius);
    const group = groups.at(step);
    const wall = insetPolygon(outline, STRAP / 2);
    const hole = wall && insetPolygon(wall, DEPTH);
    if (wall) group?.walls.push(wall);
    if (hole) group?.holes.push(hole.map((corner) => add(corner, SLANT)));
  }
  const thread = threadToLight();
  return {
    lit: groups.slice(0, -1),
    dark: groups.at(-1) ?? { walls: [], holes: [] },
    carved,
    strands: plan.strands,
    bridges: plan.crossings
      .filter(({ at }) => distance(at, LIGHT) < CARVED_RADIUS - HALF / 2)
      .map(bridge),
    cuts: plan.crossings.flatMap((crossed) => cutsAt(crossed, STRAP, CUT)),
    thread,
    covers: coversOver(thread, plan.strands, plan.crossings),
  };
}

/** Level, up, level, up: it turns only on the half grid of the stars, so it fits the lattice. */
function threadToLight(): Point[] {
  const [x, y] = LIGHT;
  return [
    [-THREAD, y + 3 * HALF],
    [x - 4 * HALF, y + 3 * HALF],
    [x - 3 * HALF, y + 2 * HALF],
    [x - 2 * HALF, y + 2 * HALF],
    LIGHT,
  ];
}

/** The piece of the upper strap that lies exactly on the lower one. */
function bridge({ at, over, under }: Crossing): Point[] {
  const along = scale(over, (STRAP + 2 * CUT) / 2 / Math.abs(cross(over, under)));
  return [subtract(at, along), add(at, along)];
}

/** A strap covers the thread only this far from the next crossing, in drawing units. */
const ROOM = 1.1 * STRAP;

/** Every second strap on the thread's way passes over it, where there is room beside a crossing. */
function coversOver(
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
    const half = scale(along, (THREAD / 2 + THREAD_GAP + 1) / sine + STRAP / 3);
    return [[subtract(at, half), add(at, half)]];
  });
}

const pairs = (line: readonly Point[]): (readonly [Point, Point])[] =>
  line.flatMap((end, index) => {
    const start = line[index - 1];
    return start ? [[start, end] as const] : [];
  });
