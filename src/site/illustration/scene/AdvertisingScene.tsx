import type { PictureProps } from '../Picture.tsx';
import { LightThread, Panel, Stage } from './Stage.tsx';

const LAMPS = [96, 156, 216, 276] as const;

/** A hoarding over a street kiosk at dusk, its lamps on, the line climbing across it. */
export const AdvertisingScene = (props: PictureProps) => (
  <Stage sky="var(--marigold)" {...props}>
    <g fill="var(--marigold-deep)" stroke="none">
      <path d="M0 284v-64h34v-28h22v28h18v64zM316 284v-88h12v-18h8v-14h8v14h8v18h12v88zM376 284v-52h24v52z" />
    </g>
    <path d="M104 196v88M120 196v88M262 196v88M278 196v88" strokeWidth="4" />
    <path d="m104 240 16 22m142-22 16 22m-158-22-16 22m174-22-16 22" />
    <path d="M60 62h272v136H60z" fill="var(--ink)" />
    <path d="M70 72h252v116H70z" fill="var(--paper)" />
    <path d="M238 72h84v116h-84z" fill="var(--sindoor)" stroke="none" />
    <Panel
      kind="khatam"
      box={[239, 73, 82, 114]}
      pitch={72}
      colour="var(--sindoor-deep)"
      weight={7}
    />
    <path d="M70 72h252v116H70z" />
    <g strokeWidth="9" strokeLinecap="butt">
      <path d="M86 96h84M86 114h54" />
    </g>
    <LightThread d="M70 170h40l22-22h34l30-30h30l18-18h32" end={[282, 100]} colour="var(--ink)" />
    {LAMPS.map((x) => (
      <g key={x}>
        <path d={`M${x} 62v-16q0-8 8-8h6`} />
        <path d={`M${x + 8} 30h18l-4 14h-10z`} fill="var(--paper)" />
      </g>
    ))}
    <path d="M140 284v-48h104v48z" fill="var(--peacock)" />
    <path d="M152 250h52v34h-52z" fill="var(--marigold-mist)" />
    <path d="M214 250h20v34h-20z" fill="var(--peacock-deep)" />
    <path d="M132 236l10-24h100l10 24z" fill="var(--paper)" />
    <path
      d="m158 212-4 24h-22l10-24zm36 0v24h-20l2-24zm34 0 6 24h-20l-2-24z"
      fill="var(--sindoor)"
    />
    <path
      d="M132 236q6 10 12 0 5 10 12 0 5 10 12 0 6 10 12 0 6 10 12 0 6 10 12 0 6 10 12 0 6 10 12 0 6 10 12 0 6 10 12 0"
      fill="var(--paper)"
    />
    <path d="M158 268h40M164 262v-8M174 262v-8M184 262v-8" />
  </Stage>
);
