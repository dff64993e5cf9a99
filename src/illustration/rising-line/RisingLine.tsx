import type { Point } from '../geometry/point.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import { climbThrough, Knot, LightPoint, Thread } from './Thread.tsx';

interface Props extends PictureProps {
  /**
   * - `transition`: between two sections, as wide as the page, 120 px high; narrow screens see its
   *   right end
   * - `underline`: under a figure
   * - `mark`: a small sparkline-like sign beside a word
   */
  readonly variant: 'transition' | 'underline' | 'mark';
  readonly colour?: string;
  /** Colour of the point at the end. */
  readonly light?: string;
  /** Colour the line lies on, seen inside its knots. */
  readonly ground?: string;
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
    places: [
      [0, 108],
      [1240, 108],
      [1720, 84],
      [2080, 60],
      [2320, 40],
      [2520, 12],
    ],
    stroke: 2.5,
    point: 7,
    knot: 8,
  },
  underline: {
    width: 160,
    height: 18,
    places: [
      [0, 14],
      [100, 14],
      [152, 6],
    ],
    stroke: 3,
    point: 5,
    knot: 0,
  },
  mark: {
    width: 56,
    height: 28,
    places: [
      [0, 25],
      [24, 17],
      [51, 5],
    ],
    stroke: 3,
    point: 4.5,
    knot: 0,
  },
};

/** The rising line on its own: a thread that climbs from left to right to a point of light. */
export function RisingLine(props: Props) {
  const { variant, colour = 'currentColor', light = 'var(--marigold)', ...rest } = props;
  const { ground = 'var(--paper)', title, className = '' } = rest;
  const { width, height, places, stroke, point, knot } = COURSES[variant];
  const end = places.at(-1) ?? [0, 0];
  return (
    <Picture
      width={width}
      height={height}
      title={title}
      className={`rising-line rising-line--${variant} ${className}`.trim()}
      fit={variant === 'transition' ? 'crop' : 'whole'}
      keep={variant === 'transition' ? 'right' : 'left'}
    >
      <Thread points={climbThrough(places)} colour={colour} width={stroke} />
      {knot > 0 &&
        places
          .slice(1, -1)
          .map((at) => (
            <Knot key={at.join()} at={at} radius={knot} colour={colour} ground={ground} />
          ))}
      <LightPoint at={end} radius={point} colour={light} />
    </Picture>
  );
}
