import { OBJECTS, type ObjectName } from '../../../catalog/object-names.ts';
import type { SEARCH_RATIOS } from '../../../catalog/search-ratios.ts';
import { pathThrough } from '../geometry/path.ts';
import { add, distance, type Point } from '../geometry/point.ts';
import { type Random, seededRandom } from '../geometry/random.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import { LitCells } from '../lattice/LitCells.tsx';
import { litCells, openings } from '../lattice/light.ts';
import { knownLattice, type LatticeKind, RICHNESS } from '../lattice/plan.ts';
import { Straps } from '../lattice/Straps.tsx';
import { starOutline } from '../lattice/star.ts';
import { star, tradeObject } from '../objects/index.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import { climbThrough } from '../rising-line/Thread.tsx';
import { Shapes } from '../Shapes.tsx';
import { type Family, SCHEMES, type Scheme, schemeOf } from './scheme.ts';

/** What a cover is drawn from. */
export interface CoverOf {
  /** Same seed, same picture; use the slug of what the cover stands for. */
  readonly seed: string;
  readonly family: Family;
  /** What the opening holds; without a name the seed takes one of the family's. */
  readonly object?: ObjectName | 'star' | undefined;
}

export interface CoverProps extends CoverOf, PictureProps {
  readonly ratio?: Ratio;
  /** The picture at the end of the way: all openings lit, the star of the result grown. */
  readonly complete?: boolean;
}

/** The shapes in which articles show their covers. */
export const RATIOS = ['16:9', '3:2', '1:1'] as const;

export type Ratio = '4:1' | '4:5' | (typeof RATIOS)[number] | (typeof SEARCH_RATIOS)[number];

const BOXES: Readonly<Record<Ratio, readonly [width: number, height: number]>> = {
  '4:1': [1600, 400],
  '16:9': [712, 400],
  '3:2': [600, 400],
  '4:3': [536, 402],
  '1:1': [400, 400],
  '4:5': [400, 500],
};

/**
 * The lattice goes on beyond the picture, so that a frame of another shape is filled too: one that
 * is three times as wide as high (a strip: six times), or higher than wide.
 */
const WIDEST = 3.1;
const WIDEST_STRIP = 6;
const ABOVE = 130;

/** Radius of the opening, and the size of the object in it. */
const RADIUS = 178;
const OBJECT_SCALE = 1.04;

/** Lattices whose stars have as many points as the opening goes well with. */
const OPENINGS: readonly [Opening, ...Opening[]] = [
  { kind: 'khatam', points: [8, 2] },
  { kind: 'square', points: [8, 2] },
  { kind: 'rosette', points: [8, 2] },
  { kind: 'six', points: [12, 3] },
  { kind: 'hexagon', points: [12, 3] },
  { kind: 'band', points: [16, 5] },
];

interface Opening {
  readonly kind: LatticeKind;
  readonly points: readonly [corners: number, reach: number];
}

/**
 * The cover of a service, article or desk: a screen whose star has opened for an object of the
 * trade, and the rising line that ends in its result. All of the opening is seen in a frame of any
 * shape; the lattice bleeds to its edges.
 */
export function Cover({ seed, family, object, ratio = '3:2', complete, ...picture }: CoverProps) {
  const random = seededRandom(seed);
  const name = object ?? random.pick<ObjectName | 'star'>(OBJECTS[family]);
  const { markup, course } = name === 'star' ? star : tradeObject(name);
  const scheme = name === 'star' ? random.pick(SCHEMES[family]) : schemeOf(family, name);
  const { kind, points } = random.pick(OPENINGS);
  const [width, height] = BOXES[ratio];
  const strip = ratio === '4:1';
  const middle: Point = [strip ? width - 300 : width / 2, height / 2];
  const beside = ((strip ? WIDEST_STRIP : WIDEST) * height - width) / 2;
  const above = strip ? 0 : ABOVE;
  const field = {
    x: -beside,
    y: -above,
    width: width + 2 * beside,
    height: height + 2 * above,
  };
  const ring = (share: number) => pathThrough(starOutline(...points, middle, RADIUS * share), true);
  return (
    <Picture width={width} height={height} fit="whole" {...picture}>
      <path
        d={`M${field.x} ${field.y}h${field.width}v${field.height}H${field.x}z`}
        fill={scheme.ground}
      />
      <Screen
        kind={kind}
        middle={middle}
        field={field}
        scheme={scheme}
        random={random}
        complete={complete}
      />
      <path d={ring(1.1)} fill={scheme.ground} />
      <path d={ring(1.04)} fill={scheme.frame} />
      <path d={ring(0.94)} fill={scheme.face} />
      <path d={ring(0.87)} fill="none" stroke={scheme.frame} strokeWidth="3" />
      <g transform={`translate(${middle.join(' ')}) scale(${OBJECT_SCALE})`}>
        <Shapes
          fill="none"
          stroke="var(--ink)"
          strokeWidth="6"
          strokeLinejoin="round"
          strokeLinecap="round"
          markup={markup}
        />
        <Line course={course} from={field.x - middle[0]} scheme={scheme} complete={complete} />
      </g>
    </Picture>
  );
}

interface ScreenProps {
  readonly kind: LatticeKind;
  readonly middle: Point;
  readonly field: Rectangle;
  readonly scheme: Scheme;
  readonly random: Random;
  readonly complete: boolean | undefined;
}

const PITCH = 128;
const STRAP = 11;

/** The lattice around the opening; what the opening hides is left out. */
function Screen({ kind, middle, field, scheme, random, complete }: ScreenProps) {
  const pitch = PITCH * RICHNESS[kind];
  const whole = knownLattice({ kind, pitch, origin: middle, bounds: field });
  const seen = (at: Point) => distance(at, middle) > RADIUS * 0.8;
  const crossings = whole.crossings.filter(({ at }) => seen(at));
  const cells = openings(whole.cells, pitch).filter(({ centre }) => seen(centre));
  const light = { from: middle, reach: complete ? Math.max(640, field.width * 0.7) : 310 };
  const source = complete ? { ...random, next: () => 0.75 } : random;
  return (
    <>
      <LitCells steps={litCells(cells, light, scheme.lit.length, source)} tints={scheme.lit} />
      <Straps
        plan={{ strands: whole.strands, crossings }}
        width={STRAP}
        colour={scheme.strap}
        ground={scheme.ground}
        cut={3}
      />
    </>
  );
}

interface LineProps {
  readonly course: readonly Point[];
  readonly from: number;
  readonly scheme: Scheme;
  readonly complete: boolean | undefined;
}

/** The rising line, from beyond the frame into the object. */
function Line({ course, from, scheme, complete }: LineProps) {
  const [entry = [0, 0], ...inside] = course;
  const way = climbThrough([[from, entry[1] + 50], add(entry, [-70, 50]), entry]);
  const last = inside.at(-1) ?? entry;
  const d = pathThrough(way);
  const end = pathThrough([...way.slice(-1), ...inside]);
  return (
    <>
      <g fill="none" strokeWidth="17" strokeLinejoin="round">
        <path d={d} stroke={scheme.ground} />
        <path d={end} stroke={scheme.face} />
      </g>
      <path
        d={pathThrough([...way, ...inside])}
        fill="none"
        stroke={scheme.thread}
        strokeWidth="8"
      />
      {complete ? (
        <path
          d={pathThrough(starOutline(8, 3, last, 34), true)}
          fill={scheme.point}
          stroke={scheme.face}
          strokeWidth="4"
        />
      ) : (
        <circle
          cx={last[0]}
          cy={last[1]}
          r="13"
          fill={scheme.point}
          stroke={scheme.face}
          strokeWidth="4"
        />
      )}
    </>
  );
}
