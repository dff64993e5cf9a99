import type { PictureProps } from '../Picture.tsx';
import { LightThread, Stage } from './Stage.tsx';

/** Hours on the dial where the shadow has been measured, as bars: x, height. */
const HOURS = [
  [236, 34],
  [262, 52],
  [288, 46],
  [314, 78],
  [340, 104],
] as const;

/** Steps cut into the long edge of the gnomon, from its foot to its top. */
const STEPS = Array.from({ length: 11 }, () => 'v-16h16').join('');

/** The great sundial of Jantar Mantar: its stair climbs to the light, its shadow is the chart. */
export const DataScene = (props: PictureProps) => (
  <Stage sky="var(--peacock-mist)" {...props}>
    <circle cx="306" cy="78" r="46" fill="var(--marigold)" stroke="none" />
    <path d="M306 16v-10M350 34l7-7M262 34l-7-7M368 78h10M350 122l7 7" />
    <path d="M0 284v-26h400v26z" fill="var(--peacock-soft)" stroke="none" />
    <path d="M212 284A176 176 0 0 0 388 108l-18 0A158 158 0 0 1 212 266z" fill="var(--paper)" />
    <path d="m240 262-1 17m30-23 5 17m21-31 9 15m15-33 12 13m9-32 15 10m3-33 17 6m-4-34 18 1" />
    {HOURS.map(([x, height]) => (
      <path key={x} d={`M${x} 284v-${height}h16v${height}z`} fill="var(--peacock)" />
    ))}
    <path d="M340 284v-104h16v104z" fill="var(--sindoor)" />
    <path d={`M20 284${STEPS}V284z`} fill="var(--sindoor)" />
    <path d="M196 108h18v176h-18z" fill="var(--sindoor-deep)" />
    <path d="M190 92h30v16h-30z" fill="var(--paper)" />
    <path d="M192 92V76q0-10 13-16 13 6 13 16v16z" fill="var(--ink)" />
    <path d="M205 60V48" />
    <circle cx="205" cy="44" r="5" fill="var(--marigold)" />
    <path
      d="M92 284v-22q0-10 10-16 10 6 10 16v22zM124 284v-46q0-10 10-16 10 6 10 16v46zM156 284v-70q0-10 10-16 10 6 10 16v70z"
      fill="var(--ink)"
    />
    <LightThread d="M20 268 180 108h34" colour="var(--marigold)" />
  </Stage>
);
