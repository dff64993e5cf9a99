import { pathThrough } from '../geometry/path.ts';
import { starOutline } from '../lattice/star.ts';
import type { PictureProps } from '../Picture.tsx';
import { Stage } from './Stage.tsx';

/** The flights of the stepwell from the rim to the water: half width, top, and niches in the wall. */
const FLIGHTS = [
  { half: 186, top: 104, niches: 6 },
  { half: 150, top: 146, niches: 5 },
  { half: 114, top: 188, niches: 4 },
  { half: 78, top: 230, niches: 2 },
] as const;

const STEP = 42;
const MIDDLE = 200;
const TONES = [
  'var(--paper)',
  'var(--paper-shade)',
  'var(--paper-line)',
  'var(--ink-soft)',
] as const;

function niches(half: number, top: number, count: number): string {
  const gap = (2 * half) / (count + 1);
  return Array.from({ length: count }, (_, niche) => {
    const x = Math.round(MIDDLE - half + gap * (niche + 1) - 9);
    return `M${x} ${top + STEP}v-16q0-8 9-14 9 6 9 14v16z`;
  }).join('');
}

/** A baoli: results in tiers down to the water, and a rosette lens that finds the first. */
export const SearchScene = (props: PictureProps) => (
  <Stage sky="var(--ink-line)" {...props}>
    <circle cx="316" cy="58" r="26" fill="var(--ink-soft)" stroke="none" />
    {FLIGHTS.map(({ half, top, niches: count }, flight) => (
      <g key={top}>
        <path d={`M${MIDDLE - half} ${top}h${2 * half}V284h-${2 * half}z`} fill={TONES[flight]} />
        <path d={niches(half, top, count)} fill="var(--ink)" />
        <path
          d={`M${MIDDLE - half} ${top + STEP}h36m-24-14h24m-12-14h12m${2 * half - 72} 0h12m-12 14h24m-24 14h36`}
        />
      </g>
    ))}
    <path d="M158 272h84v12h-84z" fill="var(--peacock)" />
    <path d="M168 278h22m14 0h26" stroke="var(--peacock-soft)" />
    <path d="m182 178 74 74" stroke="var(--ink)" strokeWidth="22" />
    <path d="m182 178 74 74" stroke="var(--sindoor)" strokeWidth="16" />
    <circle cx="132" cy="128" r="72" fill="var(--ink)" />
    <circle cx="132" cy="128" r="62" fill="var(--marigold-mist)" />
    <path d={pathThrough(starOutline(8, 3, [132, 128], 60), true, 1)} fill="var(--marigold)" />
    <path d={pathThrough(starOutline(8, 2, [132, 128], 32, 22.5), true, 1)} fill="var(--paper)" />
    <path d="M112 140h10l10-10h6l12-12" stroke="var(--sindoor)" strokeWidth="5" />
    <circle cx="151" cy="117" r="5" fill="var(--ink)" />
  </Stage>
);
