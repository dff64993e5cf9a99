import type { PictureProps } from '../Picture.tsx';
import { LightThread, Panel, Stage } from './Stage.tsx';

/** A hand press, and the scroll it prints, which keeps climbing out of the room. */
export const ContentScene = (props: PictureProps) => (
  <Stage sky="var(--marigold-mist)" {...props}>
    <path
      d="M206 232h40q16 0 16-26V92q0-40 40-40 34 0 34 40v140q0 22-30 22H206z"
      fill="var(--paper-white)"
    />
    <path d="M336 202v30q0 22-30 22-20 0-22-22z" fill="var(--paper-line)" />
    <path d="M302 52h108v18h-74v6q-8-24-34-24z" fill="var(--paper-line)" />
    <path d="M278 96h20v20h-20z" fill="var(--sindoor)" />
    <path d="M306 100h18m-18 12h12m-40 18h46m-46 12h46m-46 12h30" />
    <path d="M26 284l14-34h198l14 34z" fill="var(--ink)" />
    <path d="M34 232h194v18H34z" fill="var(--sindoor)" />
    <path d="M48 218h160v14H48z" fill="var(--paper)" />
    <path d="M48 60h22v172H48zM186 60h22v172h-22z" fill="var(--peacock)" />
    <path d="M36 36h184v28H36z" fill="var(--peacock)" />
    <path d="M46 24h164v12H46z" fill="var(--marigold)" />
    <Panel kind="band" box={[48, 38, 160, 24]} pitch={17} colour="var(--peacock-soft)" />
    <path d="M117 64h22v64h-22z" fill="var(--paper-line)" />
    <path d="m117 76 22-8m-22 20 22-8m-22 20 22-8m-22 20 22-8m-22 20 22-8" />
    <path d="M96 128h64v20H96z" fill="var(--ink)" />
    <path d="M128 138h-2l-98-22" strokeWidth="7" />
    <circle cx="26" cy="115" r="8" fill="var(--marigold)" />
    <path d="M78 148h100v28H78z" fill="var(--sindoor)" />
    <path d="M78 148h100v28H78z" />
    <path d="M88 190h80v28H88z" fill="var(--paper)" />
    <path d="M96 198h64m-54 0v12m18-12v8q0 6 8 6m6-14v12m14-12v12" />
    <LightThread d="M266 204h14l14-14h10l10-10" end={[318, 176]} />
  </Stage>
);
