import { OBJECT_NAMES, OBJECTS, type ObjectName } from '../../../catalog/object-names.ts';

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

/** Schemes by their colours, a row each: ground, strap, three of light, frame, face, thread, point. */
function schemes(rows: string): [Scheme, ...Scheme[]] {
  const [first, ...others] = rows.trim().split('\n').map(schemeIn);
  if (!first) throw new Error('A family of services needs a scheme.');
  return [first, ...others];
}

function schemeIn(row: string): Scheme {
  const colours = row
    .trim()
    .split(/ +/)
    .map((name) => `var(--${name})`);
  const [ground = '', strap = ''] = colours;
  const [frame = '', face = '', thread = '', point = ''] = colours.slice(5);
  return { ground, strap, lit: colours.slice(2, 5), frame, face, thread, point };
}

/** Neighbours differ in lightness. */
export const SCHEMES: Readonly<Record<Family, readonly [Scheme, ...Scheme[]]>> = {
  web: schemes(`
    peacock-deep  peacock-soft  marigold      peacock-mist  peacock       marigold      peacock-mist  sindoor sindoor
    paper-shade   peacock       marigold      peacock-soft  peacock-mist  peacock-deep  marigold-mist sindoor sindoor
    peacock       peacock-deep  marigold-mist peacock-soft  peacock-deep  marigold-mist peacock-mist  sindoor sindoor
    peacock-mist  peacock-soft  marigold      paper-white   peacock-line  ink           marigold      sindoor sindoor
    ink           ink-line      marigold      peacock-soft  peacock       peacock-soft  marigold-mist sindoor sindoor
    marigold      peacock-deep  paper-white   marigold-mist marigold-deep peacock-deep  paper         sindoor sindoor
    peacock-soft  peacock       paper-white   peacock-mist  peacock-line  ink           paper         sindoor sindoor
  `),
  advertising: schemes(`
    marigold      ink           paper         marigold-mist marigold-deep ink           paper         sindoor sindoor
    ink           ink-line      marigold      marigold-deep ink-raised    marigold      marigold-mist sindoor sindoor
    paper-shade   marigold-deep sindoor       marigold      marigold-mist ink           marigold-mist ink     ink
    sindoor       sindoor-deep  marigold      marigold-mist sindoor-soft  marigold      paper         ink     ink
  `),
  search: schemes(`
    ink-line      ink           marigold      marigold-mist ink-soft      marigold      paper         sindoor sindoor
    ink-mist      ink-line      marigold      marigold-mist ink-soft      ink           marigold-mist sindoor sindoor
    ink           marigold      paper         marigold-mist ink-raised    paper         marigold-mist sindoor sindoor
    marigold      ink           paper         marigold-mist marigold-deep ink           paper         sindoor sindoor
    ink-soft      ink           paper         marigold      ink-mist      ink           paper         sindoor sindoor
  `),
  social: schemes(`
    marigold      sindoor-deep  paper         marigold-mist sindoor-soft  sindoor-deep  paper         ink     sindoor
    sindoor-mist  sindoor       marigold      sindoor-soft  paper-white   sindoor-deep  marigold-mist ink     ink
    ink           ink-line      marigold      sindoor-soft  ink-line      sindoor       sindoor-mist  sindoor sindoor
    sindoor-soft  sindoor-deep  marigold-mist marigold      sindoor-mist  ink           paper         ink     sindoor
  `),
  content: schemes(`
    sindoor-soft  ink           paper         marigold-mist sindoor-mist  ink           paper         sindoor sindoor
    ink           sindoor-soft  paper         marigold      ink-line      sindoor-soft  paper-shade   sindoor sindoor
    marigold-mist sindoor       marigold      sindoor-soft  paper-line    ink           paper         peacock peacock
  `),
  data: schemes(`
    peacock       ink           marigold      marigold-mist peacock-soft  ink           peacock-mist  sindoor sindoor
    ink           peacock       marigold      paper         peacock-soft  peacock-soft  paper         sindoor sindoor
    marigold-mist peacock       marigold      peacock-soft  paper         peacock-deep  paper-white   sindoor sindoor
    peacock-soft  ink           paper         marigold      peacock-mist  ink           paper         sindoor sindoor
  `),
};

/** The scheme of an object's cover: the next one of the family for the next object. */
export function schemeOf(family: Family, object: ObjectName): Scheme {
  const own: readonly ObjectName[] = OBJECTS[family];
  const place = (own.includes(object) ? own : OBJECT_NAMES).indexOf(object);
  const schemes = SCHEMES[family];
  return schemes[place % schemes.length] ?? schemes[0];
}
