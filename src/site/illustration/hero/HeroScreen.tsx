import { closedPaths, openPaths, pathThrough } from '../geometry/path.ts';
import { starOutline } from '../lattice/star.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import {
  CUT,
  DRAWN_RADIUS,
  HERO_HEIGHT,
  HERO_THREAD_GAP,
  HERO_WIDTH,
  LIGHT,
  STRAP,
  THREAD,
} from './hero-measures.ts';
import { planHero } from './hero-plan.ts';

/** Hole and inner wall at each step of light, brightest first. */
const TINTS = [
  ['var(--paper-white)', 'var(--marigold-mist)'],
  ['var(--marigold-mist)', 'var(--marigold)'],
  ['var(--marigold)', 'var(--marigold-deep)'],
  ['var(--marigold-deep)', 'var(--sindoor)'],
  ['var(--sindoor-deep)', 'var(--ink-line)'],
] as const;

/** Width of the stroke around each hole that is its wall: it reaches below the straps on all sides. */
const WALL = 26;

interface Props extends PictureProps {
  /** What lies farther down is left out. */
  readonly height?: number;
  readonly lit?: boolean;
}

/**
 * The picture of the home page: a jaali that begins as a mason's drawing, becomes stone and opens
 * to the light, with the rising line woven through it. It lies on ink and may be cropped freely:
 * what stays is the upper right, so that even a shallow band on a phone shows the line and its end.
 * Lit it is complete: all of it is stone, with light behind every cell.
 */
export function HeroScreen({ lit, height = HERO_HEIGHT, ...picture }: Props) {
  const plan = planHero(height, lit);
  const bridges = openPaths(plan.bridges);
  const thread = pathThrough(plan.thread);
  const [start = LIGHT] = plan.thread;
  return (
    <Picture width={HERO_WIDTH} height={height} keep="top-right" {...picture}>
      <circle
        cx={LIGHT[0]}
        cy={LIGHT[1]}
        r={DRAWN_RADIUS}
        fill="none"
        stroke="var(--ink-line)"
        strokeWidth="2"
      />
      <path d={closedPaths(plan.dark)} fill="var(--ink-deep)" />
      <g strokeWidth={WALL} paintOrder="stroke">
        {plan.lit.map((holes, step) => (
          <path
            key={TINTS[step]?.[0]}
            d={closedPaths(holes)}
            fill={TINTS[step]?.[0]}
            stroke={TINTS[step]?.[1]}
          />
        ))}
      </g>
      <g fill="none">
        <path
          d={openPaths(plan.stone) + closedPaths(plan.edge)}
          stroke="var(--ink-raised)"
          strokeWidth={STRAP}
        />
        <path d={openPaths(plan.strands)} stroke="var(--ink-line)" strokeWidth="2.5" />
        <path d={bridges} stroke="var(--ink-raised)" strokeWidth={STRAP} />
        <path d={bridges} stroke="var(--ink-line)" strokeWidth="2.5" />
        <path d={openPaths(plan.cuts)} stroke="var(--ink)" strokeWidth={CUT} />
        <path d={thread} stroke="var(--ink)" strokeWidth={THREAD + 2 * HERO_THREAD_GAP} />
        <path d={thread} stroke="var(--paper)" strokeWidth={THREAD} />
      </g>
      {start[1] < height && (
        <path
          d={pathThrough(starOutline(8, 2, start, 22), true)}
          fill="var(--ink)"
          stroke="var(--paper)"
          strokeWidth="6"
        />
      )}
      <circle
        cx={LIGHT[0]}
        cy={LIGHT[1]}
        r="24"
        fill="var(--marigold)"
        stroke="var(--ink)"
        strokeWidth="9"
      />
    </Picture>
  );
}
