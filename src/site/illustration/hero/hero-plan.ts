import { clipToCircle } from '../geometry/circle.ts';
import { clipEach } from '../geometry/clip.ts';
import { insetPolygon } from '../geometry/inset.ts';
import { add, cross, distance, type Point, scale, subtract } from '../geometry/point.ts';
import { planLattice } from '../lattice/plan.ts';
import { cutsAt } from '../lattice/Straps.tsx';
import type { Crossing } from '../lattice/weave.ts';
import { CUT, DRAWN_RADIUS, HALF, HERO_WIDTH, LIGHT, PITCH, STRAP } from './hero-measures.ts';
import { threadToLight } from './hero-thread.ts';

/** How thick the stone looks: its inner walls show on the sides nearest the light. */
const DEPTH = 6;
const SLANT: Point = [-5, 5];

/** Outer radius of each step of light, brightest first, in drawing units. */
const LIGHT_RADII = [105, 245, 355, 455, 550] as const;
/** Within this radius the screen is carved in stone; outside it is still the mason's drawing. */
const CARVED_RADIUS = 690;

type Line = readonly Point[];

export interface HeroPlan {
  /** Holes of the cells lit from behind, for each step of light. */
  readonly lit: readonly (readonly Line[])[];
  readonly dark: readonly Line[];
  readonly strands: readonly Line[];
  /** The straps that are stone, but for its edge. */
  readonly stone: readonly Line[];
  /** Outlines of the carved cells where the stone ends: their frames are its edge. */
  readonly edge: readonly Line[];
  /** Short pieces of the upper straps, to be laid over their crossings. */
  readonly bridges: readonly Line[];
  readonly cuts: readonly Line[];
  readonly thread: Line;
}

/** How much farther light and stone reach when the screen is complete. */
const COMPLETE = 2.6;

/** Column by column: stars below each other then repeat each other's text, which compresses. */
const byColumn = (a: Point, b: Point) => Math.round(a[0] - b[0]) || a[1] - b[1];

/** Works out the picture down to a height; it is always the same one. */
export function planHero(height: number, complete = false): HeroPlan {
  const reach = complete ? COMPLETE : 1;
  const lightRadii = LIGHT_RADII.map((radius) => radius * reach);
  const carvedRadius = CARVED_RADIUS * reach;
  // Within this radius every strap borders on a carved cell.
  const stoneRadius = carvedRadius - STRAP;
  const bounds = { x: 0, y: 0, width: HERO_WIDTH, height };
  const plan = planLattice({ kind: 'rosette', pitch: PITCH, origin: LIGHT, bounds });
  const groups = [...lightRadii, carvedRadius].map((): Line[] => []);
  const edge: Line[] = [];
  for (const { outline, centre } of plan.cells.toSorted((a, b) => byColumn(a.centre, b.centre))) {
    const away = distance(centre, LIGHT);
    if (away > carvedRadius) continue;
    if (outline.some((corner) => distance(corner, LIGHT) > stoneRadius)) edge.push(outline);
    const step = lightRadii.findIndex((radius) => away <= radius);
    const hole = insetPolygon(outline, STRAP / 2 + DEPTH);
    if (hole) groups.at(step)?.push(hole.map((corner) => add(corner, SLANT)));
  }
  const strandsWithin = (radius: number) =>
    plan.strands.flatMap((strand) =>
      clipEach(strand, (start, end) => clipToCircle(start, end, { centre: LIGHT, radius })),
    );
  const crossingsWithin = (radius: number) =>
    plan.crossings
      .filter(({ at }) => distance(at, LIGHT) < radius)
      .sort((a, b) => byColumn(a.at, b.at));
  return {
    lit: groups.slice(0, -1),
    dark: groups.at(-1) ?? [],
    strands: strandsWithin(DRAWN_RADIUS * reach),
    stone: strandsWithin(stoneRadius),
    edge,
    bridges: crossingsWithin(carvedRadius - HALF / 2).map(bridge),
    cuts: crossingsWithin(DRAWN_RADIUS * reach).flatMap((crossed) => cutsAt(crossed, STRAP, CUT)),
    thread: threadToLight(),
  };
}

/** The piece of the upper strap that lies exactly on the lower one. */
function bridge({ at, over, under }: Crossing): Point[] {
  const along = scale(over, (STRAP + 2 * CUT) / 2 / Math.abs(cross(over, under)));
  return [subtract(at, along), add(at, along)];
}
