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

/**
 * The picture of the home page: a jaali that begins as a mason's drawing, becomes stone and opens
 * to the light, with the rising line woven through it. It lies on ink and may be cropped freely:
 * what stays is the upper right, so that even a shallow band on a phone shows the line and its end.
 * Lit it is complete: all of it is stone, with light behind every cell.
 */
export function HeroScreen({ lit, ...picture }: PictureProps & { lit?: boolean }) {
  const plan = planHero(lit);
  const thread = pathThrough(plan.thread);
  const [start = LIGHT] = plan.thread;
  return (
    <Picture width={HERO_WIDTH} height={HERO_HEIGHT} keep="top-right" {...picture}>
      <g fill="none" strokeMiterlimit="8">
        <circle
          cx={LIGHT[0]}
          cy={LIGHT[1]}
          r={DRAWN_RADIUS}
          stroke="var(--ink-line)"
          strokeWidth="2"
        />
        <path d={closedPaths(plan.carved)} stroke="var(--ink-raised)" strokeWidth={STRAP} />
      </g>
      <path d={closedPaths(plan.dark.holes)} fill="var(--ink-deep)" />
      {plan.lit.map(({ walls, holes }, step) => (
        <g key={TINTS[step]?.[0]}>
          <path d={closedPaths(walls)} fill={TINTS[step]?.[1]} />
          <path d={closedPaths(holes)} fill={TINTS[step]?.[0]} />
        </g>
      ))}
      <g fill="none">
        <path d={openPaths(plan.strands)} stroke="var(--ink-line)" strokeWidth="2.5" />
        <path d={openPaths(plan.bridges)} stroke="var(--ink-raised)" strokeWidth={STRAP} />
        <path d={openPaths(plan.bridges)} stroke="var(--ink-line)" strokeWidth="2.5" />
        <path d={openPaths(plan.cuts)} stroke="var(--ink)" strokeWidth={CUT} />
        <path d={thread} stroke="var(--ink)" strokeWidth={THREAD + 2 * HERO_THREAD_GAP} />
        <path d={thread} stroke="var(--paper)" strokeWidth={THREAD} />
        <path d={openPaths(plan.covers)} stroke="var(--ink)" strokeWidth={STRAP + 2 * CUT} />
        <path d={openPaths(plan.covers)} stroke="var(--ink-raised)" strokeWidth={STRAP} />
        <path d={openPaths(plan.covers)} stroke="var(--ink-line)" strokeWidth="2.5" />
      </g>
      <path
        d={pathThrough(starOutline(8, 2, start, 22), true)}
        fill="var(--ink)"
        stroke="var(--paper)"
        strokeWidth="6"
      />
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
