import type { PictureProps } from '../Picture.tsx';
import { LightThread, Panel, Stage } from './Stage.tsx';

/** From the workshop below to the door at the head of the stair, with nobody in between. */
export const D2cScene = (props: PictureProps) => (
  <Stage sky="var(--sindoor-soft)" {...props}>
    <path d="M110 200v-64h16v64z" fill="var(--sindoor)" />
    <path d="M20 284V190l38-28v28l38-28v28l38-28v122z" fill="var(--paper)" />
    <path d="M20 190l38-28v28l38-28v28l38-28" />
    <path d="M34 284v-44h40v44z" fill="var(--ink)" />
    <path d="M86 208h34v34H86z" fill="var(--marigold)" />
    <Panel kind="khatam" box={[87, 209, 32, 32]} pitch={32} />
    <path d="M168 284v-28h36v-28h36v-28h36v-28h124v112z" fill="var(--ink)" />
    <path d="M282 172V70h100v102z" fill="var(--paper)" />
    <path d="M270 70l62-40 62 40z" fill="var(--peacock)" />
    <path d="M306 172v-52q0-16 26-28 26 12 26 28v52z" fill="var(--sindoor)" />
    <path d="M332 92v80" />
    <circle cx="340" cy="138" r="3.5" fill="var(--marigold)" />
    <LightThread d="M134 226h22l64-64h32l24-24h16" end={[294, 138]} colour="var(--ink)" />
    <g transform="translate(196 106)">
      <path d="m0 20 30-14 30 14v36L30 70 0 56z" fill="var(--marigold)" />
      <path d="m0 20 30 14 30-14M30 34v36" />
      <path d="m15 13 30 14v12l-8-4" fill="var(--paper)" />
    </g>
  </Stage>
);
