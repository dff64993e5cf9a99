import type { Random } from '../geometry/random.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import type { Scheme } from './scheme.ts';

/** What every composition draws with. The random source must be used in a fixed order. */
export interface CompositionProps {
  readonly box: Rectangle;
  readonly scheme: Scheme;
  readonly random: Random;
}
