import { distance, type Point } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import type { Cell } from './plan.ts';

/** Where the light stands behind the screen, and how far it reaches, in drawing units. */
export interface Light {
  readonly from: Point;
  readonly reach: number;
}

/**
 * Sorts the cells that let light through into steps of flat tint, brightest first. Cells near the
 * light are nearly all lit; further out they thin and dim, as openings do in a stone screen.
 *
 * @param steps number of tints
 */
export function litCells(
  cells: readonly Cell[],
  light: Light,
  steps: number,
  random: Random,
): Cell[][] {
  const lit = Array.from({ length: steps }, (): Cell[] => []);
  for (const cell of cells) {
    const away = distance(cell.centre, light.from) / light.reach;
    const chance = random.next();
    if (away >= 1 || chance < away ** 2) continue;
    const step = Math.min(steps - 1, Math.floor((away * 0.85 + chance * 0.15) * steps));
    lit[step]?.push(cell);
  }
  return lit;
}
