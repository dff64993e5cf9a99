import { points } from '../geometry/point.ts';
import type { TradeObject } from './trade.tsx';

/** A nib that has just written the line. */
export const pen: TradeObject = {
  drawing: (
    <>
      <path d="M-104-44H64v156h-168z" fill="var(--paper-white)" />
      <path d="M-82-18h78M-82 8h60M-82 34h52" stroke="var(--ink-soft)" strokeWidth="8" />
      <path d="m6 66 8-66L78-78l44 44L56 56z" fill="var(--marigold)" />
      <path d="m78-78 22-24 46 46-24 22z" fill="var(--ink)" />
      <path d="m6 66 44-54" />
      <circle cx="54" cy="10" r="10" fill="var(--paper-white)" />
    </>
  ),
  course: points('-140 74, -4 74'),
};

/** A letter that is opened. */
export const envelope: TradeObject = {
  drawing: (
    <>
      <path d="M-110-20 0-104 110-20V100h-220z" fill="var(--marigold-deep)" />
      <path d="M-82-92H82V60H-82z" fill="var(--paper-white)" />
      <path d="M-58-62h64M-58-38h116M-58-14h90" stroke="var(--ink-mute)" strokeWidth="8" />
      <path d="M-110-20 0 50 110-20V100h-220z" fill="var(--marigold)" />
      <path d="m-110 100 78-70m142 70L32 30" />
      <circle cy="44" r="25" fill="var(--sindoor)" />
    </>
  ),
  course: points('-140 84, -40 84, 0 44'),
};

/** A film in an upright frame, its play head on the way. */
export const reel: TradeObject = {
  drawing: (
    <>
      <path d="M-80-120H80v240H-80z" fill="var(--ink)" />
      <path d="M-58-104H58v186H-58z" fill="var(--sindoor)" />
      <path
        d="M-69-100v.1m0 28v.1m0 28v.1m0 28v.1m0 28v.1m0 28v.1m0 28v.1m0 28v.1M69-100v.1m0 28v.1m0 28v.1m0 28v.1m0 28v.1m0 28v.1m0 28v.1m0 28v.1"
        stroke="var(--paper-white)"
        strokeWidth="10"
      />
      <circle cy="-22" r="46" fill="var(--paper-white)" />
      <path d="M-14-48v52l42-26z" fill="var(--marigold)" />
      <path d="M-46 58h92" stroke="var(--paper-white)" strokeWidth="9" />
    </>
  ),
  course: points('-140 96, -94 96, -56 58, 12 58'),
};
