import { area, distance, type Point } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import type { Cell } from './plan.ts';

/** Where the light stands behind the screen, and how far it reaches, in drawing units. */
export interface Light {
  readonly from: Point;
  readonly reach: number;
}

/** Share of the reach within which every cell is lit; beyond it more and more stay dark. */
const CORE = 0.45;

/**
 * Sorts the cells that let light through into steps of flat tint, brightest first. Around the
 * light all are lit; further out they dim and thin, as openings do in a stone screen.
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
    if (away >= 1 || chance < (away - CORE) / (1 - CORE)) continue;
    const jitter = (random.next() - 0.5) * 0.3;
    const step = Math.floor((away + jitter) * steps);
    lit[Math.min(steps - 1, Math.max(0, step))]?.push(cell);
  }
  return lit;
}

/** Cells below this share of the square between four stars stay stone. */
const SMALLEST_OPENING = 0.018;

/** The cells large enough to count as openings; slivers between straps are left out. */
export const openings = (cells: readonly Cell[], pitch: number): Cell[] =>
  cells.filter((cell) => area(cell.outline) >= SMALLEST_OPENING * pitch ** 2);
