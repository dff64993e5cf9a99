import { pathThrough } from '../geometry/path.ts';
import { distance, type Point } from '../geometry/point.ts';
import { starOutline } from '../lattice/star.ts';

interface ThreadProps {
  readonly points: readonly Point[];
  readonly colour: string;
  readonly width: number;
}

/**
 * The line itself. Its length counts as 1, whatever it measures, so that the style sheet can draw
 * it from its start to its end.
 */
export function Thread({ points, colour, width }: ThreadProps) {
  return (
    <path
      className="thread"
      pathLength="1"
      d={pathThrough(points, false, 1)}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinejoin="round"
    />
  );
}

interface LightPointProps {
  readonly at: Point;
  readonly radius: number;
  readonly colour: string;
}

interface KnotProps extends Omit<LightPointProps, 'at'> {
  /** Those that show together are one shape. */
  readonly at: readonly Point[];
  /** Colour inside the knot: the ground it lies on. */
  readonly ground: string;
}

/** Where the thread ties into the lattice: small eight-fold stars. */
export function Knot({ at, radius, colour, ground }: KnotProps) {
  return (
    <path
      className="knot"
      d={at.map((place) => pathThrough(starOutline(8, 2, place, radius), true, 1)).join('')}
      fill={ground}
      stroke={colour}
      strokeWidth={radius / 4}
    />
  );
}

/** The point of light at the upper end of the thread. */
export function LightPoint({ at, radius, colour }: LightPointProps) {
  return <circle className="light-point" cx={at[0]} cy={at[1]} r={radius} fill={colour} />;
}

/**
 * A way through the given places with lattice manners: level, then 45° up, then level again.
 * The climb lies in the middle of each stretch.
 */
export function climbThrough(places: readonly Point[]): Point[] {
  return places.flatMap((place, index): Point[] => {
    const previous = places[index - 1];
    if (!previous) return [place];
    const rise = Math.abs(place[1] - previous[1]);
    const level = (place[0] - previous[0] - rise) / 2;
    if (level <= 0 || distance(place, previous) === rise) return [place];
    return [[previous[0] + level, previous[1]], [place[0] - level, place[1]], place];
  });
}
