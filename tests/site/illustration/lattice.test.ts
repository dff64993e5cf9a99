import { describe, expect, it } from 'vitest';
import {
  area,
  distance,
  midpoint,
  type Point,
} from '../../../src/site/illustration/geometry/point.ts';
import { contactStraps } from '../../../src/site/illustration/lattice/contact.ts';
import { type LatticeKind, planLattice } from '../../../src/site/illustration/lattice/plan.ts';
import { starOutline } from '../../../src/site/illustration/lattice/star.ts';
import { regularPolygon, TILINGS } from '../../../src/site/illustration/lattice/tiling.ts';

const KINDS: LatticeKind[] = ['khatam', 'rosette', 'six', 'twelve', 'square', 'band', 'hexagon'];
const BOUNDS = { x: 0, y: 0, width: 600, height: 400 };

const plan = (kind: LatticeKind) =>
  planLattice({ kind, pitch: 100, origin: [50, 50], bounds: BOUNDS });

const inBounds = ([x, y]: Point) => x > 0 && x < BOUNDS.width && y > 0 && y < BOUNDS.height;

describe('tilings', () => {
  it.each(Object.entries(TILINGS))('%s fill one repeat without gap or overlap', (_, tiling) => {
    const [a, b] = tiling.basis;
    const repeat = Math.abs(a[0] * b[1] - a[1] * b[0]);
    const covered = tiling.polygons.reduce((sum, polygon) => sum + Math.abs(area(polygon)), 0);
    expect(covered).toBeCloseTo(repeat, 9);
  });

  it.each(Object.entries(TILINGS))('%s have edges of length 1', (_, tiling) => {
    for (const polygon of tiling.polygons) {
      for (const [index, corner] of polygon.entries()) {
        expect(distance(corner, polygon[(index + 1) % polygon.length] ?? corner)).toBeCloseTo(1, 9);
      }
    }
  });
});

describe('polygons in contact', () => {
  it.each([
    [4, 1],
    [6, 2],
    [8, 2],
    [8, 3],
    [12, 4],
  ])('a %i-gon with reach %i gives one strap an edge, from contact to contact', (sides, reach) => {
    const polygon = regularPolygon(sides);
    const contacts = polygon.map((corner, index) =>
      midpoint(corner, polygon[(index + 1) % sides] ?? corner),
    );
    const straps = contactStraps(polygon, (Math.PI * reach) / sides, reach);
    expect(straps).toHaveLength(sides);
    for (const [index, [from, bend, to]] of straps.entries()) {
      const end = contacts[(index + reach) % sides] ?? from;
      expect(distance(from, contacts[index] ?? to)).toBeCloseTo(0, 9);
      expect(distance(to, end)).toBeCloseTo(0, 9);
      expect(distance(bend, midpoint(from, to))).toBeCloseTo(0, 9);
    }
  });
});

describe('lattice plans', () => {
  it.each(KINDS)('the cells of %s cover the frame exactly once', (kind) => {
    const whole = { x: -200, y: -200, width: 1000, height: 800 };
    const { cells } = planLattice({ kind, pitch: 100, origin: [50, 50], bounds: whole });
    const probes: Point[] = Array.from({ length: 60 }, (_, index) => [
      3.7 + ((index * 137.5) % 590),
      2.3 + ((index * 89.3) % 390),
    ]);
    for (const probe of probes) {
      expect(cells.filter(({ outline }) => isInside(probe, outline))).toHaveLength(1);
    }
  });

  it.each(KINDS.filter((kind) => kind !== 'hexagon'))(
    'every strap of %s runs over and under in turn',
    (kind) => {
      const { strands, crossings } = plan(kind);
      expect(crossings.length).toBeGreaterThan(10);
      for (const strand of strands) {
        const passes = passesAlong(strand, crossings);
        for (const [index, pass] of passes.entries()) {
          if (index > 0) expect(pass).toBe(!passes[index - 1]);
        }
      }
    },
  );

  it('the honeycomb has nothing to weave', () => {
    expect(plan('hexagon').crossings).toEqual([]);
  });

  it('a khatam has an eight-sided heart at its centre', () => {
    const heart = plan('khatam').cells.find(({ centre }) => distance(centre, [50, 50]) < 1);
    expect(heart?.outline).toHaveLength(8);
  });

  it('a turned lattice still has a star at its origin', () => {
    const turned = planLattice({
      kind: 'rosette',
      pitch: 100,
      origin: [300, 200],
      turn: 22.5,
      bounds: BOUNDS,
    });
    const heart = turned.cells.find(({ centre }) => distance(centre, [300, 200]) < 1);
    expect(heart?.outline).toHaveLength(8);
  });
});

describe('star outlines', () => {
  it('{8/2} has eight points, and its inner corners lie on its chords', () => {
    const outline = starOutline(8, 2, [0, 0], 10);
    const radii = outline.map((corner) => distance(corner, [0, 0]));
    expect(outline).toHaveLength(16);
    expect(radii.filter((radius) => Math.abs(radius - 10) < 1e-9)).toHaveLength(8);
    const inner = (10 * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
    expect(radii[1]).toBeCloseTo(inner, 9);
  });
});

/** Whether a point lies inside a polygon, by counting the edges to its right. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  return outline.reduce((inside, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    const cuts = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return cuts ? !inside : inside;
  }, false);
}

/** For each crossing inside the frame along the strand, in order: does the strand lie on top? */
function passesAlong(
  strand: readonly Point[],
  crossings: ReturnType<typeof plan>['crossings'],
): boolean[] {
  return strand.flatMap((end, index) => {
    const start = strand[index - 1];
    if (!start) return [];
    const length = distance(start, end);
    const way: Point = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
    return crossings
      .filter(({ at }) => inBounds(at))
      .filter(({ at }) => Math.abs(distance(start, at) + distance(at, end) - length) < 1e-6)
      .sort((a, b) => distance(start, a.at) - distance(start, b.at))
      .map(({ over }) => Math.abs(over[0] * way[0] + over[1] * way[1]) > 0.999);
  });
}
