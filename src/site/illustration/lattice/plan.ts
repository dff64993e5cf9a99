import { add, centre, type Point, pairs, rotate, scale, sidesOf } from '../geometry/point.ts';
import {
  clipPolyline,
  contains,
  corners,
  grow,
  type Rectangle,
  touches,
} from '../geometry/rectangle.ts';
import { contactStraps, type Reach } from './contact.ts';
import { cellsOf, cutAtCrossings, joinSegments, type Network } from './network.ts';
import { TILINGS, type Tiling, type TilingName } from './tiling.ts';
import { type Crossing, strandsOf, weave } from './weave.ts';

/**
 * - `khatam`: eight-fold stars of two woven squares, on octagons and squares
 * - `rosette`: sharp eight-fold stars with an inner ring
 * - `six`: six-fold stars and hexagons in straight bands
 * - `twelve`: twelve-fold stars among triangles
 * - `square`: four-fold stars and octagons
 * - `band`: straight bands woven at right angles
 * - `hexagon`: the plain honeycomb of sandstone screens; nothing crosses
 */
export type LatticeKind = 'khatam' | 'rosette' | 'six' | 'twelve' | 'square' | 'band' | 'hexagon';

interface Recipe {
  readonly tiling: TilingName;
  /** Contact angle in degrees; without one the tile edges themselves are the straps. */
  readonly angle?: number;
  readonly reach?: Reach;
}

const RECIPES: Readonly<Record<LatticeKind, Recipe>> = {
  khatam: { tiling: 'octagons', angle: 45, reach: { 8: 2, 4: 1 } },
  rosette: { tiling: 'octagons', angle: 67.5, reach: { 8: 3, 4: 1 } },
  six: { tiling: 'hexagons', angle: 60, reach: { 6: 2 } },
  twelve: { tiling: 'dodecagons', angle: 60, reach: { 12: 4, 3: 1 } },
  square: { tiling: 'squares', angle: 67.5, reach: { 4: 1 } },
  band: { tiling: 'squares', angle: 45, reach: { 4: 1 } },
  hexagon: { tiling: 'hexagons' },
};

/**
 * How much larger than a plain lattice each kind must be drawn to look equally fine: the more
 * straps a repeat holds, the more room it needs.
 */
export const RICHNESS: Readonly<Record<LatticeKind, number>> = {
  khatam: 1.35,
  rosette: 1.8,
  six: 1.15,
  twelve: 3,
  square: 1.05,
  band: 0.75,
  hexagon: 0.9,
};

export interface LatticeRequest {
  readonly kind: LatticeKind;
  /** Distance between the centres of neighbouring stars, in drawing units. */
  readonly pitch: number;
  /** Where the centre of one star lies. */
  readonly origin: Point;
  /** Turn around that centre, in degrees clockwise. */
  readonly turn?: number;
  /** What has to be covered; cells that reach into it are kept whole, straps are cut off. */
  readonly bounds: Rectangle;
}

export interface Cell {
  readonly outline: readonly Point[];
  readonly centre: Point;
}

export interface LatticePlan {
  readonly cells: readonly Cell[];
  readonly strands: readonly (readonly Point[])[];
  readonly crossings: readonly Crossing[];
}

/** Straps are cut this far outside the bounds, as a share of the pitch: no end may be seen. */
const STRAP_MARGIN = 0.08;

/** Many pages show the same lattice, and dozens of covers, each in a light of its own. */
const plans = new Map<string, LatticePlan>();

/** The plan of a lattice that is asked for again and again. */
export function knownLattice(request: LatticeRequest): LatticePlan {
  const key = JSON.stringify(request);
  const plan = plans.get(key) ?? planLattice(request);
  plans.set(key, plan);
  return plan;
}

/** Works out the cells, straps and crossings of a lattice inside its bounds. */
export function planLattice(request: LatticeRequest): LatticePlan {
  const { kind, pitch, origin, turn = 0, bounds } = request;
  const recipe = RECIPES[kind];
  const tiling = TILINGS[recipe.tiling];
  const size = pitch / Math.hypot(...tiling.basis[0]);
  const radians = (turn * Math.PI) / 180;
  const place = (point: Point) => add(origin, scale(rotate(point, radians), size));
  const unplace = (point: Point) =>
    scale(rotate([point[0] - origin[0], point[1] - origin[1]], -radians), 1 / size);

  const network = networkOver(recipe, tiling, corners(bounds).map(unplace));
  const margin = grow(bounds, pitch * STRAP_MARGIN);
  const cells = cellsOf(network)
    .map((cell) => cell.map(place))
    .filter((cell) => touches(bounds, cell))
    .map((outline) => ({ outline, centre: centre(outline) }));
  const strands = strandsOf(network).flatMap((strand) => clipPolyline(strand.map(place), margin));
  const crossings = weave(network)
    .map(({ at, over, under }) => ({
      at: place(at),
      over: rotate(over, radians),
      under: rotate(under, radians),
    }))
    .filter(({ at }) => contains(margin, at));
  return { cells, strands, crossings };
}

/** The straps of every repeat that can reach into the area, and of one more row around it. */
function networkOver(recipe: Recipe, tiling: Tiling, area: readonly Point[]): Network {
  const [a, b] = tiling.basis;
  const determinant = a[0] * b[1] - a[1] * b[0];
  const columns = area.map(([x, y]) => (x * b[1] - y * b[0]) / determinant);
  const rows = area.map(([x, y]) => (a[0] * y - a[1] * x) / determinant);
  const segments: (readonly [Point, Point])[] = [];
  for (let row = Math.floor(Math.min(...rows)) - 2; row <= Math.max(...rows) + 2; row += 1) {
    const last = Math.max(...columns) + 2;
    for (let column = Math.floor(Math.min(...columns)) - 2; column <= last; column += 1) {
      const shift = add(scale(a, column), scale(b, row));
      for (const polygon of tiling.polygons) {
        const shifted = polygon.map((corner) => add(corner, shift));
        segments.push(...segmentsOf(recipe, shifted));
      }
    }
  }
  return joinSegments(segments);
}

function segmentsOf({ angle, reach }: Recipe, polygon: readonly Point[]) {
  if (angle === undefined || !reach) return sidesOf(polygon);
  const straps = contactStraps(polygon, (angle * Math.PI) / 180, reach[polygon.length] ?? 1);
  return cutAtCrossings(straps.flatMap(pairs));
}
