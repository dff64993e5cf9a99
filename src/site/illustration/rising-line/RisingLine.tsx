import { type Point, points } from '../geometry/point.ts';
import { Picture } from '../Picture.tsx';
import { climbThrough, Knot, LightPoint, Thread } from './Thread.tsx';

interface Props {
  /**
   * - `transition`: between two sections, as wide as the page, 120 px high; narrow screens see its
   *   right end
   * - `underline`: under a figure
   */
  readonly variant: 'transition' | 'underline';
  readonly colour?: string;
  /** Colour the line lies on, seen inside its knots. */
  readonly ground?: string;
  readonly className?: string;
}

interface Course {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Point[];
  readonly stroke: number;
  readonly point: number;
  /** Radius of the knots at the places between the ends; 0 for none. */
  readonly knot: number;
}

const COURSES: Readonly<Record<Props['variant'], Course>> = {
  transition: {
    width: 2560,
    height: 120,
    places: points('0 108, 1240 108, 1720 84, 2080 60, 2320 40, 2520 12'),
    stroke: 2.5,
    point: 7,
    knot: 8,
  },
  underline: {
    width: 160,
    height: 18,
    places: points('0 14, 100 14, 152 6'),
    stroke: 3,
    point: 5,
    knot: 0,
  },
};

/** The rising line on its own: a thread that climbs from left to right to a point of light. */
export function RisingLine({ variant, colour = 'currentColor', ground = '', className }: Props) {
  const { width, height, places, stroke, point, knot } = COURSES[variant];
  return (
    <Picture
      width={width}
      height={height}
      className={`rising-line rising-line--${variant} ${className ?? ''}`.trim()}
      fit={variant === 'transition' ? 'crop' : 'whole'}
      keep={variant === 'transition' ? 'right' : 'left'}
    >
      <Thread points={climbThrough(places)} colour={colour} width={stroke} />
      {knot > 0 && <Knot at={places.slice(1, -1)} radius={knot} colour={colour} ground={ground} />}
      <LightPoint at={places.at(-1) ?? [0, 0]} radius={point} colour="var(--marigold)" />
    </Picture>
  );
}
