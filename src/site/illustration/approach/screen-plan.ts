import type { Point } from '../geometry/point.ts';
import { seededRandom } from '../geometry/random.ts';
import { clipPolyline, type Rectangle } from '../geometry/rectangle.ts';
import { litCells, openings } from '../lattice/light.ts';
import { planLattice } from '../lattice/plan.ts';

export const SCREEN_WIDTH = 720;
export const SCREEN_HEIGHT = 540;
/** Distance between two stars of the screen, in drawing units. */
export const SCREEN_PITCH = 180;
/** The star around which the mason works. */
export const CENTRE: Point = [SCREEN_WIDTH / 2, SCREEN_HEIGHT / 2];

const frame: Rectangle = { x: 0, y: 0, width: SCREEN_WIDTH, height: SCREEN_HEIGHT };

/** The one screen of which the five pictures show the making. */
export const plan = planLattice({
  kind: 'khatam',
  pitch: SCREEN_PITCH,
  origin: CENTRE,
  bounds: frame,
});

/** The part that is cut in stone while the rest is still a drawing. */
export const cut: Rectangle = { x: 0, y: 0, width: SCREEN_WIDTH * 0.56, height: SCREEN_HEIGHT };

export const cutPlan = {
  strands: plan.strands.flatMap((strand) => clipPolyline(strand, cut)),
  crossings: plan.crossings.filter(({ at: [x] }) => x < cut.width),
};

/** Openings that let light through when it stands at `from` and reaches so far. */
export const lightAt = (from: Point, reach: number, steps: number) =>
  litCells(openings(plan.cells, SCREEN_PITCH), { from, reach }, steps, seededRandom('approach'));
