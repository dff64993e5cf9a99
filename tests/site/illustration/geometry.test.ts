import { describe, expect, it } from 'vitest';
import { clipToCircle } from '../../../src/site/illustration/geometry/circle.ts';
import { insetPolygon } from '../../../src/site/illustration/geometry/inset.ts';
import {
  closedPaths,
  openPaths,
  pathThrough,
} from '../../../src/site/illustration/geometry/path.ts';
import {
  area,
  crossing,
  distance,
  type Point,
  points,
} from '../../../src/site/illustration/geometry/point.ts';
import { seededRandom } from '../../../src/site/illustration/geometry/random.ts';
import { clipPolyline } from '../../../src/site/illustration/geometry/rectangle.ts';

const segment = (text: string) => {
  const [start = [0, 0], end = [0, 0]] = points(text);
  return [start, end] as const;
};

const SQUARE = points('0 0, 10 0, 10 10, 0 10');

describe('seeded random', () => {
  it('repeats itself for the same seed and parts for another', () => {
    const draw = (seed: string) => {
      const random = seededRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(draw('seo')).toEqual(draw('seo'));
    expect(draw('seo')).not.toEqual(draw('sep'));
  });

  it('stays within its bounds and reaches both ends of whole numbers', () => {
    const random = seededRandom('bounds');
    const wholes = new Set(Array.from({ length: 200 }, () => random.whole(2, 4)));
    expect([...wholes].sort()).toEqual([2, 3, 4]);
  });
});

describe('path data', () => {
  it('takes relative steps and leaves out what SVG does not need', () => {
    expect(pathThrough(points('0.4 0, 10 -5, 10 -5, 0.5 2'), false, 1)).toBe('M.4 0l9.6-5-9.5 7');
  });

  it('does not let rounding add up along a line', () => {
    const long = Array.from({ length: 1000 }, (_, index): Point => [index * 1.4, 0]);
    const steps = pathThrough(long).replace('M0 0l', '').split(' ').map(Number);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(Math.round(999 * 1.4));
  });

  it('starts each further subpath where the pen is after the one before', () => {
    expect(closedPaths([SQUARE, SQUARE])).toBe('M0 0l10 0 0 10-10 0zm0 0l10 0 0 10-10 0z');
    expect(openPaths([points('0 0, 5 5'), points('6 5, 6 9')])).toBe('M0 0l5 5m1 0l0 4');
  });
});

describe('polygons and segments', () => {
  it('insets every edge by the same depth', () => {
    expect(insetPolygon(SQUARE, 2)).toEqual(points('2 2, 8 2, 8 8, 2 8'));
  });

  it('gives nothing when the inset would turn the polygon inside out', () => {
    expect(insetPolygon(SQUARE, 6)).toBeUndefined();
  });

  it('finds a crossing only inside both segments', () => {
    const cross = (one: string, other: string) => crossing(segment(one), segment(other));
    expect(cross('0 0, 4 4', '0 4, 4 0')).toEqual([2, 2]);
    expect(cross('0 0, 4 4', '4 4, 8 0')).toBeUndefined();
    expect(cross('0 0, 4 0', '0 1, 4 1')).toBeUndefined();
  });

  it('cuts a line that leaves the frame and comes back into two pieces', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    expect(clipPolyline(points('5 5, 15 5, 15 8, 5 8'), box)).toEqual([
      points('5 5, 10 5'),
      points('10 8, 5 8'),
    ]);
  });

  it('keeps the part of a line inside a circle', () => {
    const circle = { centre: [0, 0] as const, radius: 5 };
    const clip = (text: string) => clipToCircle(...segment(text), circle);
    expect(clip('-10 3, 10 3')).toEqual(points('-4 3, 4 3'));
    expect(clip('-10 6, 10 6')).toBeUndefined();
    expect(clip('6 0, 10 0')).toBeUndefined();
  });

  it('measures area clockwise on screen as positive', () => {
    expect(area(SQUARE)).toBe(100);
    expect(distance([0, 0], [3, 4])).toBe(5);
  });
});
