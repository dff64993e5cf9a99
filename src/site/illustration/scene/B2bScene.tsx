import type { PictureProps } from '../Picture.tsx';
import { LightThread, Panel, Stage } from './Stage.tsx';

/** Two business houses that trade: the thread leaves one and ties into the other, higher up. */
export const B2bScene = (props: PictureProps) => (
  <Stage sky="var(--ink-soft)" {...props}>
    <path d="M34 284V148h116v136z" fill="var(--paper)" />
    <path d="M26 148l22-24 22 24 22-24 22 24 22-24 22 24z" fill="var(--sindoor)" />
    <path d="M50 284v-56h44v56z" fill="var(--ink)" />
    <path d="M58 240h28m-28 12h28m-28 12h28" stroke="var(--ink-line)" />
    <path d="M50 168h84v36H50z" fill="var(--marigold)" />
    <Panel kind="six" box={[51, 169, 82, 34]} pitch={22} />
    <path d="M106 284v-30h28v30m-28-16h28m-14-14v14" fill="var(--paper-line)" />
    <path d="M256 284V54h104v230z" fill="var(--peacock)" />
    <path d="M256 54l104-26v26z" fill="var(--peacock-deep)" />
    <Panel kind="khatam" box={[270, 68, 76, 172]} pitch={43} colour="var(--peacock-soft)" />
    <path d="M270 68h76v172h-76z" />
    <path d="M284 112h20v20h-20zM312 154h20v20h-20z" fill="var(--marigold)" />
    <path d="M290 284v-28h36v28z" fill="var(--ink)" />
    <LightThread d="M134 186h36l60-60h54" end={[294, 122]} />
    <path d="m188 150 12-12 14 14-12 12z" fill="var(--paper)" />
    <path d="M0 266h14m8 0h6M372 270h28" />
  </Stage>
);
