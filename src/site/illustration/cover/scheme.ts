import { OBJECT_NAMES, OBJECTS, type ObjectName } from '../../../catalog/object-names.ts';
import type { ColourName } from '../../../catalog/palette/tints.ts';

/** The families of services; each has its own colours, so that a visitor knows where they are. */
export const FAMILIES = ['web', 'advertising', 'search', 'social', 'content', 'data'] as const;

export type Family = (typeof FAMILIES)[number];

/** The colours of one cover. */
export interface Scheme {
  readonly ground: string;
  readonly strap: string;
  /** Openings with light behind them, brightest first. */
  readonly lit: readonly string[];
  /** The frame of the opening in the middle, and the light that stands in it. */
  readonly frame: string;
  readonly face: string;
  readonly thread: string;
  readonly point: string;
}

type Colours = readonly ColourName[];

function scheme(ground: ColourName, strap: ColourName, lit: Colours, opening: Colours): Scheme {
  const colour = (name: ColourName | undefined) => `var(--${name})`;
  const [frame, face, thread, point] = opening.map(colour);
  return {
    ground: colour(ground),
    strap: colour(strap),
    lit: lit.map(colour),
    frame: frame ?? '',
    face: face ?? '',
    thread: thread ?? '',
    point: point ?? '',
  };
}

/** Ground and strap, lit openings, then frame, face, thread and point; neighbours differ in lightness. */
export const SCHEMES: Readonly<Record<Family, readonly [Scheme, ...Scheme[]]>> = {
  web: [
    scheme(
      'peacock-deep',
      'peacock-soft',
      ['marigold', 'peacock-mist', 'peacock'],
      ['marigold', 'peacock-mist', 'sindoor', 'sindoor'],
    ),
    scheme(
      'paper-shade',
      'peacock',
      ['marigold', 'peacock-soft', 'peacock-mist'],
      ['peacock-deep', 'marigold-mist', 'sindoor', 'sindoor'],
    ),
    scheme(
      'peacock',
      'peacock-deep',
      ['marigold-mist', 'peacock-soft', 'peacock-deep'],
      ['marigold-mist', 'peacock-mist', 'sindoor', 'sindoor'],
    ),
    scheme(
      'peacock-mist',
      'peacock-soft',
      ['marigold', 'paper-white', 'peacock-line'],
      ['ink', 'marigold', 'sindoor', 'sindoor'],
    ),
    scheme(
      'ink',
      'ink-line',
      ['marigold', 'peacock-soft', 'peacock'],
      ['peacock-soft', 'marigold-mist', 'sindoor', 'sindoor'],
    ),
    scheme(
      'marigold',
      'peacock-deep',
      ['paper-white', 'marigold-mist', 'marigold-deep'],
      ['peacock-deep', 'paper', 'sindoor', 'sindoor'],
    ),
    scheme(
      'peacock-soft',
      'peacock',
      ['paper-white', 'peacock-mist', 'peacock-line'],
      ['ink', 'paper', 'sindoor', 'sindoor'],
    ),
  ],
  advertising: [
    scheme(
      'marigold',
      'ink',
      ['paper', 'marigold-mist', 'marigold-deep'],
      ['ink', 'paper', 'sindoor', 'sindoor'],
    ),
    scheme(
      'ink',
      'ink-line',
      ['marigold', 'marigold-deep', 'ink-raised'],
      ['marigold', 'marigold-mist', 'sindoor', 'sindoor'],
    ),
    scheme(
      'paper-shade',
      'marigold-deep',
      ['sindoor', 'marigold', 'marigold-mist'],
      ['ink', 'marigold-mist', 'ink', 'ink'],
    ),
    scheme(
      'sindoor',
      'sindoor-deep',
      ['marigold', 'marigold-mist', 'sindoor-soft'],
      ['marigold', 'paper', 'ink', 'ink'],
    ),
  ],
  search: [
    scheme(
      'ink-line',
      'ink',
      ['marigold', 'marigold-mist', 'ink-soft'],
      ['marigold', 'paper', 'sindoor', 'sindoor'],
    ),
    scheme(
      'ink-mist',
      'ink-line',
      ['marigold', 'marigold-mist', 'ink-soft'],
      ['ink', 'marigold-mist', 'sindoor', 'sindoor'],
    ),
    scheme(
      'ink',
      'marigold',
      ['paper', 'marigold-mist', 'ink-raised'],
      ['paper', 'marigold-mist', 'sindoor', 'sindoor'],
    ),
    scheme(
      'marigold',
      'ink',
      ['paper', 'marigold-mist', 'marigold-deep'],
      ['ink', 'paper', 'sindoor', 'sindoor'],
    ),
    scheme(
      'ink-soft',
      'ink',
      ['paper', 'marigold', 'ink-mist'],
      ['ink', 'paper', 'sindoor', 'sindoor'],
    ),
  ],
  social: [
    scheme(
      'marigold',
      'sindoor-deep',
      ['paper', 'marigold-mist', 'sindoor-soft'],
      ['sindoor-deep', 'paper', 'ink', 'sindoor'],
    ),
    scheme(
      'sindoor-mist',
      'sindoor',
      ['marigold', 'sindoor-soft', 'paper-white'],
      ['sindoor-deep', 'marigold-mist', 'ink', 'ink'],
    ),
    scheme(
      'ink',
      'ink-line',
      ['marigold', 'sindoor-soft', 'ink-line'],
      ['sindoor', 'sindoor-mist', 'sindoor', 'sindoor'],
    ),
    scheme(
      'sindoor-soft',
      'sindoor-deep',
      ['marigold-mist', 'marigold', 'sindoor-mist'],
      ['ink', 'paper', 'ink', 'sindoor'],
    ),
  ],
  content: [
    scheme(
      'sindoor-soft',
      'ink',
      ['paper', 'marigold-mist', 'sindoor-mist'],
      ['ink', 'paper', 'sindoor', 'sindoor'],
    ),
    scheme(
      'ink',
      'sindoor-soft',
      ['paper', 'marigold', 'ink-line'],
      ['sindoor-soft', 'paper-shade', 'sindoor', 'sindoor'],
    ),
    scheme(
      'marigold-mist',
      'sindoor',
      ['marigold', 'sindoor-soft', 'paper-line'],
      ['ink', 'paper', 'peacock', 'peacock'],
    ),
  ],
  data: [
    scheme(
      'peacock',
      'ink',
      ['marigold', 'marigold-mist', 'peacock-soft'],
      ['ink', 'peacock-mist', 'sindoor', 'sindoor'],
    ),
    scheme(
      'ink',
      'peacock',
      ['marigold', 'paper', 'peacock-soft'],
      ['peacock-soft', 'paper', 'sindoor', 'sindoor'],
    ),
    scheme(
      'marigold-mist',
      'peacock',
      ['marigold', 'peacock-soft', 'paper'],
      ['peacock-deep', 'paper-white', 'sindoor', 'sindoor'],
    ),
    scheme(
      'peacock-soft',
      'ink',
      ['paper', 'marigold', 'peacock-mist'],
      ['ink', 'paper', 'sindoor', 'sindoor'],
    ),
  ],
};

/** The scheme of an object's cover: the next one of the family for the next object. */
export function schemeOf(family: Family, object: ObjectName): Scheme {
  const own: readonly ObjectName[] = OBJECTS[family];
  const place = (own.includes(object) ? own : OBJECT_NAMES).indexOf(object);
  const schemes = SCHEMES[family];
  return schemes[place % schemes.length] ?? schemes[0];
}
