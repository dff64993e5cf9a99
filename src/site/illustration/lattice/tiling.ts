import { add, type Point, polar, scale } from '../geometry/point.ts';

/** A periodic tiling by regular polygons with edges of length 1. */
export interface Tiling {
  /** The two translations that repeat the tiling. */
  readonly basis: readonly [Point, Point];
  /** The polygons of one repeat. */
  readonly polygons: readonly (readonly Point[])[];
}

export type TilingName = 'squares' | 'hexagons' | 'octagons' | 'dodecagons';

/** Distance from the centre of a regular polygon with edges of length 1 to its corners. */
const circumradius = (sides: number) => 0.5 / Math.sin(Math.PI / sides);

/** A regular polygon with edges of length 1 whose first edge lies at the angle `turn` (radians). */
export function regularPolygon(sides: number, centre: Point = [0, 0], turn = 0): Point[] {
  return Array.from({ length: sides }, (_, corner) =>
    add(centre, polar(circumradius(sides), turn + ((2 * corner - 1) * Math.PI) / sides)),
  );
}

const ROOT_2 = Math.SQRT2;
const ROOT_3 = Math.sqrt(3);
/** Distance between opposite edges of an octagon and of a dodecagon with edges of length 1. */
const OCTAGON = 1 + ROOT_2;
const DODECAGON = 2 + ROOT_3;

/** Where the triangles of the 3.12.12 tiling sit: below and above the middle of three dodecagons. */
const TRIANGLE_DROP = DODECAGON / ROOT_3;

export const TILINGS: Readonly<Record<TilingName, Tiling>> = {
  squares: {
    basis: [
      [1, 0],
      [0, 1],
    ],
    polygons: [regularPolygon(4)],
  },
  hexagons: {
    basis: [
      [ROOT_3, 0],
      [ROOT_3 / 2, 1.5],
    ],
    polygons: [regularPolygon(6)],
  },
  /** 4.8.8: octagons edge to edge, squares on the diagonals between them. */
  octagons: {
    basis: [
      [OCTAGON, 0],
      [0, OCTAGON],
    ],
    polygons: [regularPolygon(8), regularPolygon(4, scale([OCTAGON, OCTAGON], 0.5), Math.PI / 4)],
  },
  /** 3.12.12: dodecagons edge to edge, triangles in the gaps. */
  dodecagons: {
    basis: [[DODECAGON, 0], scale([0.5, ROOT_3 / 2], DODECAGON)],
    polygons: [
      regularPolygon(12),
      regularPolygon(3, [0, TRIANGLE_DROP], -Math.PI / 2 + Math.PI),
      regularPolygon(3, [0, -TRIANGLE_DROP], -Math.PI / 2),
    ],
  },
};
