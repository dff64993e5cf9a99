import { openPaths, pathThrough } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import { LitCells } from '../lattice/LitCells.tsx';
import { Straps } from '../lattice/Straps.tsx';
import { starOutline } from '../lattice/star.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import { climbThrough, Knot, LightPoint, Thread } from '../rising-line/Thread.tsx';
import {
  CENTRE,
  cut,
  cutPlan,
  lightAt,
  plan,
  SCREEN_HEIGHT,
  SCREEN_PITCH,
  SCREEN_WIDTH,
} from './screen-plan.ts';

export const SCREEN_STEPS = [1, 2, 3, 4, 5] as const;
export type ScreenStep = (typeof SCREEN_STEPS)[number];

const STRAP = 13;
const [X, Y] = CENTRE;
const RADIUS = SCREEN_PITCH / 2;
const THREAD: readonly Point[] = [
  [0, SCREEN_HEIGHT - 60],
  [SCREEN_WIDTH - 70, 96],
];

/** Ticks along a measured length. */
const ticks = (from: number, to: number, every: number) =>
  Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, tick) => from + tick * every);

/** 1: the place is measured before anything is drawn. */
const Measured = () => (
  <g fill="none" stroke="var(--paper-line)" strokeWidth="2">
    <path d={`M0 0h${SCREEN_WIDTH}v${SCREEN_HEIGHT}H0z`} fill="var(--paper-white)" stroke="none" />
    <path
      d={`${ticks(0, SCREEN_WIDTH, SCREEN_PITCH / 2)
        .map((x) => `M${x} 0v${SCREEN_HEIGHT}`)
        .join('')}${ticks(0, SCREEN_HEIGHT, SCREEN_PITCH / 2)
        .map((y) => `M0 ${y}h${SCREEN_WIDTH}`)
        .join('')}`}
    />
    <circle cx={X} cy={Y} r={RADIUS} stroke="var(--peacock)" strokeWidth="4" />
    <circle cx={X} cy={Y} r={2 * RADIUS} stroke="var(--ink)" strokeWidth="3" />
    <path
      d={`M${X} ${Y}L${X + 2 * RADIUS * Math.SQRT1_2} ${Y - 2 * RADIUS * Math.SQRT1_2}`}
      stroke="var(--sindoor)"
      strokeWidth="6"
    />
    <path
      d={`M${X - SCREEN_PITCH} ${SCREEN_HEIGHT - 48}h${2 * SCREEN_PITCH}${ticks(
        X - SCREEN_PITCH,
        X + SCREEN_PITCH,
        SCREEN_PITCH / 5,
      )
        .map((x) => `M${x} ${SCREEN_HEIGHT - 60}v24`)
        .join('')}`}
      stroke="var(--ink)"
      strokeWidth="4"
    />
    <circle cx={X} cy={Y} r="11" fill="var(--sindoor)" stroke="none" />
  </g>
);

/** 2: the drawing, with the first star agreed on. */
const Drawn = () => (
  <g fill="none">
    <path d={`M0 0h${SCREEN_WIDTH}v${SCREEN_HEIGHT}H0z`} fill="var(--peacock)" />
    <path d={openPaths(plan.strands)} stroke="var(--peacock-soft)" strokeWidth="3" />
    <circle cx={X} cy={Y} r={RADIUS} stroke="var(--paper)" strokeWidth="2" />
    <path
      d={pathThrough(starOutline(8, 2, CENTRE, RADIUS * 0.77, 22.5), true, 1)}
      stroke="var(--marigold)"
      strokeWidth="6"
    />
    <Knot at={[CENTRE]} radius={16} colour="var(--marigold)" ground="var(--peacock)" />
  </g>
);

/** 3: half of it is stone. */
const Cut = () => (
  <>
    <path d={`M0 0h${SCREEN_WIDTH}v${SCREEN_HEIGHT}H0z`} fill="var(--peacock)" />
    <path d={openPaths(plan.strands)} fill="none" stroke="var(--peacock-soft)" strokeWidth="3" />
    <path d={`M0 0h${cut.width}v${SCREEN_HEIGHT}H0z`} fill="var(--ink-deep)" />
    <Straps
      plan={cutPlan}
      width={STRAP}
      colour="var(--paper-line)"
      ground="var(--ink-deep)"
      cut={4}
    />
    <path d={`M${cut.width} 0v${SCREEN_HEIGHT}`} stroke="var(--marigold)" strokeWidth="5" />
  </>
);

/** 4: light comes through, opening by opening. */
const Lit = () => (
  <>
    <path d={`M0 0h${SCREEN_WIDTH}v${SCREEN_HEIGHT}H0z`} fill="var(--ink-deep)" />
    <LitCells
      steps={lightAt([0, SCREEN_HEIGHT], 480, 3)}
      tints={['var(--marigold)', 'var(--marigold-deep)', 'var(--ink-raised)']}
    />
    <Straps plan={plan} width={STRAP} colour="var(--paper-line)" ground="var(--ink-deep)" cut={4} />
  </>
);

/** 5: the whole screen shines, and the rising line leaves it at the top. */
const Shining = () => (
  <>
    <LitCells
      steps={lightAt([SCREEN_WIDTH, 0], 1150, 4)}
      tints={[
        'var(--paper-white)',
        'var(--marigold-mist)',
        'var(--marigold)',
        'var(--marigold-deep)',
      ]}
    />
    <Straps plan={plan} width={STRAP} colour="var(--ink-raised)" ground="var(--ink)" cut={4} />
    <Thread points={climbThrough(THREAD)} colour="var(--ink)" width={30} />
    <Thread points={climbThrough(THREAD)} colour="var(--paper)" width={13} />
    <LightPoint at={THREAD.at(-1) ?? CENTRE} radius={34} colour="var(--ink)" />
    <LightPoint at={THREAD.at(-1) ?? CENTRE} radius={22} colour="var(--sindoor)" />
  </>
);

const PICTURES = { 1: Measured, 2: Drawn, 3: Cut, 4: Lit, 5: Shining };

/** One jaali in five states, from the mason's measure to the light behind it: a picture a step. */
export function ScreenInTheMaking({ step, ...picture }: PictureProps & { step: ScreenStep }) {
  const Made = PICTURES[step];
  return (
    <Picture width={SCREEN_WIDTH} height={SCREEN_HEIGHT} {...picture}>
      <rect width={SCREEN_WIDTH} height={SCREEN_HEIGHT} fill="var(--ink)" />
      <Made />
    </Picture>
  );
}
