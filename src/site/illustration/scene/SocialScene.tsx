import type { PictureProps } from '../Picture.tsx';
import { LightThread, Panel, Stage } from './Stage.tsx';

interface JharokhaProps {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly railing: string;
}

/** A balcony window, 96 wide: its bracket below tapers like the tail of a speech bubble. */
function Jharokha({ x, y, fill, railing }: JharokhaProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-6 22Q0 4 48-8q48 12 54 30z" fill="var(--sindoor)" />
      <path d="M48-8v-12" />
      <circle cx="48" cy="-23" r="3.5" fill="var(--marigold)" />
      <path d="M2 22h92v82H2z" fill="var(--paper)" />
      <path d="M14 104V56q0-18 34-28 34 10 34 28v48z" fill={fill} />
      <path d="M-4 82H100v24H-4z" fill={railing} />
      <Panel kind="band" box={[-3, 83, 102, 22]} pitch={15.6} />
      <path d="M4 106h88q-6 16-36 22l-18 16-2-16q-26-6-32-22z" fill="var(--sindoor-deep)" />
    </g>
  );
}

/** A haveli front whose balcony windows talk to each other. */
export const SocialScene = (props: PictureProps) => (
  <Stage sky="var(--sindoor-soft)" {...props}>
    <path d="M20 284V44h360v240z" fill="var(--sindoor-mist)" />
    <path d="M12 44h376M20 56h360" />
    <path
      d="M20 44v-8h12v8m12 0v-8h12v8m12 0v-8h12v8m12 0v-8h12v8m12 0v-8h12v8m12 0v-8h12v8m12 0v-8h12v8m12 0v-8h12v8m12 0v-8h12v8m12 0v-8h12v8m12 0v-8h12v8m12 0v-8h12v8m12 0v-8h12v8m12 0v-8h12v8m12 0v-8h12v8"
      fill="var(--sindoor-mist)"
    />
    <LightThread d="M0 200h126l36-36h76l36-36h84l16-16" end={[380, 106]} colour="var(--peacock)" />
    <Jharokha x={40} y={134} fill="var(--ink)" railing="var(--marigold)" />
    <Jharokha x={152} y={108} fill="var(--marigold)" railing="var(--paper)" />
    <Jharokha x={264} y={82} fill="var(--peacock)" railing="var(--marigold-mist)" />
    <g fill="var(--paper)" stroke="none">
      <circle cx="74" cy="198" r="5" />
      <circle cx="88" cy="198" r="5" />
      <circle cx="102" cy="198" r="5" />
    </g>
    <path
      d="M200 182q-18-12-18-22 0-9 8-9 7 0 10 7 3-7 10-7 8 0 8 9 0 10-18 22z"
      fill="var(--sindoor)"
    />
    <path d="M294 136h36m-36 12h22" stroke="var(--paper)" strokeWidth="5" />
    <path d="M296 284v-18q0-12 20-20 20 8 20 20v18z" fill="var(--ink)" />
  </Stage>
);
