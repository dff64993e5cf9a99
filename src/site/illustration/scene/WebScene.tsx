import type { PictureProps } from '../Picture.tsx';
import { LightThread, Panel, Stage } from './Stage.tsx';

/** A page half carved: the lattice still to cut on one side, set type on the other. */
export const WebScene = (props: PictureProps) => (
  <Stage sky="var(--peacock-soft)" {...props}>
    <path d="M40 284V92h26v-18h268v18h26v192z" fill="var(--peacock)" stroke="none" />
    <path d="M74 86h252v198H74z" fill="var(--paper)" />
    <path d="M74 86h252v26H74z" fill="var(--ink)" />
    <g fill="var(--paper)" stroke="none">
      <circle cx="90" cy="99" r="4" />
      <circle cx="104" cy="99" r="4" />
      <path d="M122 94h150v10H122z" fill="var(--ink-line)" />
    </g>
    <path d="M74 112h112v172H74z" fill="var(--marigold)" />
    <Panel kind="rosette" box={[75, 113, 110, 171]} pitch={78} weight={6} />
    <g strokeWidth="8" strokeLinecap="butt">
      <path d="M204 138h98M204 154h70" />
    </g>
    <path d="M204 174h98M204 186h98M204 198h62" stroke="var(--ink-mute)" />
    <path d="M204 216h52v22h-52z" fill="var(--marigold)" />
    <path d="M204 284v-28h98v28" fill="var(--peacock-mist)" />
    <path d="M186 112v172" />
    <path d="M112 46h176v28H112z" fill="var(--sindoor)" />
    <path d="M174 53h52v14h-52z" fill="var(--marigold-mist)" />
    <ellipse cx="206" cy="60" rx="8" ry="4.5" fill="var(--paper-white)" />
    <path d="M190 53v14M222 53v14" />
    <path d="M124 60h24M252 60h24" stroke="var(--paper)" />
    <path d="m330 284 18-96 12 2-12 95z" fill="var(--paper)" />
    <path d="m346 190 6-42 16 3-7 42z" fill="var(--marigold)" />
    <path d="M16 284v-20h44v20z" fill="var(--paper-shade)" />
    <path d="M24 264v-12h26v12z" fill="var(--paper-line)" />
    <LightThread d="M204 270h26l14-14h18l24-24h6" end={[294, 232]} />
  </Stage>
);
