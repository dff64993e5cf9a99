import { clipToCircle } from '../geometry/circle.ts';
import { insetPolygon } from '../geometry/inset.ts';
import { add, cross, distance, type Point, pairs, scale, subtract } from '../geometry/point.ts';
import { planLattice } from '../lattice/plan.ts';
import { cutsAt } from '../lattice/Straps.tsx';
import type { Crossing } from '../lattice/weave.ts';
import {
  CUT,
  DRAWN_RADIUS,
  HALF,
  HERO_HEIGHT,
  HERO_WIDTH,
  LIGHT,
  PITCH,
  STRAP,
} from './hero-measures.ts';
import { coversOver, threadToLight } from './hero-thread.ts';

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

/** How much farther light and stone reach when the screen is complete. */
const COMPLETE = 2.6;

/** Works out the whole picture; it is always the same one. */
export function planHero(complete = false): HeroPlan {
  const reach = complete ? COMPLETE : 1;
  const lightRadii = LIGHT_RADII.map((radius) => radius * reach);
  const carvedRadius = CARVED_RADIUS * reach;
  const bounds = { x: 0, y: 0, width: HERO_WIDTH, height: HERO_HEIGHT };
  const plan = planLattice({ kind: 'rosette', pitch: PITCH, origin: LIGHT, bounds });
  const groups = [...lightRadii, carvedRadius].map((): Openings => ({ walls: [], holes: [] }));
  const carved: (readonly Point[])[] = [];
  for (const { outline, centre } of plan.cells) {
    const away = distance(centre, LIGHT);
    if (away > carvedRadius) continue;
    carved.push(outline);
    const step = lightRadii.findIndex((radius) => away <= radius);
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
    strands: plan.strands.flatMap((strand) =>
      pairs(strand).flatMap(([start, end]) => {
        const drawn = clipToCircle(start, end, { centre: LIGHT, radius: DRAWN_RADIUS * reach });
        return drawn ? [drawn] : [];
      }),
    ),
    bridges: plan.crossings
      .filter(({ at }) => distance(at, LIGHT) < carvedRadius - HALF / 2)
      .map(bridge),
    cuts: plan.crossings
      .filter(({ at }) => distance(at, LIGHT) < DRAWN_RADIUS * reach)
      .flatMap((crossed) => cutsAt(crossed, STRAP, CUT)),
    thread,
    covers: coversOver(thread, plan.strands, plan.crossings),
  };
}

/** The piece of the upper strap that lies exactly on the lower one. */
function bridge({ at, over, under }: Crossing): Point[] {
  const along = scale(over, (STRAP + 2 * CUT) / 2 / Math.abs(cross(over, under)));
  return [subtract(at, along), add(at, along)];
}
