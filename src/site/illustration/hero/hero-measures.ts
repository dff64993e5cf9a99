import type { Point } from '../geometry/point.ts';

export const HERO_WIDTH = 1120;
export const HERO_HEIGHT = 1500;
/** What a strip as wide as a phone shows: at 320 px, 336 units. */
export const STRIP_HEIGHT = 340;

/** Distance between stars, and the half of it: the grid on which the thread turns. */
export const PITCH = 330;
export const HALF = PITCH / 2;

/** The star behind which the light stands; the thread ends in it. */
export const LIGHT: Point = [HERO_WIDTH - 200, 150];

/** Widths of a strap, of the cut where it dives, of the thread and of the gap beside it. */
export const STRAP = 22;
export const CUT = 4;
export const THREAD = 12;
export const HERO_THREAD_GAP = 7;

/** The compass circle in which the mason has drawn. */
export const DRAWN_RADIUS = 850;
