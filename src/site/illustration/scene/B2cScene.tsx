import type { PictureProps } from '../Picture.tsx';
import { LightThread, Panel, Stage } from './Stage.tsx';

/** A bazaar shop with its awning down and its lamps lit. */
export const B2cScene = (props: PictureProps) => (
  <Stage sky="var(--marigold)" {...props}>
    <path d="M52 284V40h296v244z" fill="var(--paper)" />
    <path d="M40 40h320V26H40z" fill="var(--ink)" />
    <path d="M76 58h248v44H76z" fill="var(--ink)" />
    <LightThread d="M92 90h44l14-14h60l10-10h56" end={[286, 66]} colour="var(--paper)" />
    <path d="M72 154h168v130H72z" fill="var(--ink-raised)" />
    <path d="M86 196h140M86 230h140" stroke="var(--marigold-mist)" />
    <path
      d="M94 196v-22h16v22zm26 0v-16h22v16zm34 0q0-26 12-26t12 26zm36 0v-20h20v20z"
      fill="var(--sindoor)"
    />
    <path
      d="M96 230v-18h24v18zm36 0q0-18 10-18t10 18zm30 0v-22h14v22zm26 0v-14h24v14z"
      fill="var(--marigold)"
    />
    <path d="M60 250h192v34H60z" fill="var(--peacock)" />
    <Panel kind="khatam" box={[61, 251, 190, 32]} pitch={32} colour="var(--peacock-soft)" />
    <path d="M268 284V154h60v130z" fill="var(--sindoor)" />
    <path d="M280 220v-34q0-12 18-22 18 10 18 22v34z" fill="var(--marigold-mist)" />
    <circle cx="278" cy="240" r="3.5" fill="var(--paper)" />
    <path d="M44 154l20-44h272l20 44z" fill="var(--paper)" />
    <path
      d="M44 154l20-44h34l-10 44zm88 0 4-44h36l-2 44zm82 0-2-44h36l6 44zm84 0-10-44h36l14 44z"
      fill="var(--sindoor)"
    />
    <path
      d="M44 154q11 18 22 0 11 18 22 0 11 18 22 0 11 18 22 0 10 18 20 0 11 18 22 0 11 18 22 0 10 18 20 0 11 18 22 0 11 18 22 0 11 18 22 0 11 18 22 0 11 18 22 0 11 18 20 0"
      fill="var(--paper)"
    />
    <path d="M120 162v14M190 162v20" />
    <path d="M112 184q0-9 8-9t8 9zM182 190q0-9 8-9t8 9z" fill="var(--marigold)" />
  </Stage>
);
