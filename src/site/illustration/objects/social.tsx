import { points } from '../geometry/point.ts';
import type { TradeObject } from './trade.tsx';

/** A post on a phone, liked. */
export const heart: TradeObject = {
  drawing: (
    <>
      <path
        d="M-84-106q0-14 14-14H22q14 0 14 14v212q0 14-14 14H-70q-14 0-14-14z"
        fill="var(--ink)"
      />
      <path d="M-72-94h96V94h-96z" fill="var(--paper-white)" />
      <path d="M-72-64h96v88h-96z" fill="var(--peacock-soft)" />
      <path d="m-72 14 32-34 22 22 18-18 24 26" fill="none" />
      <circle cx="-54" cy="-79" r="7" fill="var(--ink)" stroke="none" />
      <path d="M-38-79h36M-58 44h60M-58 62h40" strokeWidth="7" />
      <path d="M-6-70h114v90H44L20 44V20H-6z" fill="var(--paper-white)" />
      <path
        d="M50 4C18-18 14-32 18-44c6-14 26-14 32 2 6-16 26-16 32-2 4 12 0 26-32 48z"
        fill="var(--sindoor)"
      />
    </>
  ),
  course: points('-140 62, -38 62, 50 -26'),
};

/** A shop with its shutter up. */
export const storefront: TradeObject = {
  drawing: (
    <>
      <path d="M-100-20h200v124h-200z" fill="var(--paper-white)" />
      <path d="M-84 6h92v64h-92z" fill="var(--peacock-soft)" />
      <path d="M26 6h58v98H26z" fill="var(--marigold)" />
      <path d="M-92-96H92l28 58h-240z" fill="var(--paper-white)" />
      <path
        d="M-92-96h36l-14 58h-50zM-18-96h36l8 58h-52zM56-96h36l28 58H70z"
        fill="var(--sindoor)"
      />
      <path
        d="M-120-38q0 26 25 26t25-26q0 26 23 26t23-26q0 26 24 26t24-26q0 26 23 26t23-26q0 26 25 26t25-26"
        fill="var(--paper-white)"
      />
      <path d="M-68 70V44h24v26m-8-26V28M-28 70V44h24v26" strokeWidth="5" />
    </>
  ),
  course: points('-140 92, 18 92, 56 54'),
};

/** A parcel on its way, for the second time. */
export const parcel: TradeObject = {
  drawing: (
    <>
      <path d="m-108-46 108-52 108 52v98L0 108-108 52z" fill="var(--marigold)" />
      <path d="M-108-46 0 6v102L-108 52z" fill="var(--marigold-deep)" />
      <path d="m-108-46 108 52 108-52M0 6v102" />
      <path d="m-62-68 108 52v40l26-13v-40L-36-80z" fill="var(--sindoor)" />
      <path d="m-90 0 58 28v40l-58-28z" fill="var(--paper-white)" strokeWidth="5" />
      <path d="m-76 22 30 15" strokeWidth="7" />
    </>
  ),
  course: points('-140 122, -100 122, -54 76, -54 48'),
};

/** A profile that a stranger trusts. */
export const profile: TradeObject = {
  drawing: (
    <>
      <path d="M-96-116H96v232H-96z" fill="var(--paper-white)" />
      <path d="M-96-116H96v58H-96z" fill="var(--peacock-soft)" />
      <circle cy="-56" r="42" fill="var(--marigold)" />
      <circle cy="-68" r="14" fill="var(--ink)" stroke="none" />
      <path d="M-26-30q4-18 26-18t26 18q-26 22-52 0z" fill="var(--ink)" stroke="none" />
      <circle cx="36" cy="-26" r="17" fill="var(--peacock)" />
      <path d="m28-26 6 6 10-12" stroke="var(--paper-white)" strokeWidth="5" />
      <path d="M-46 6h92" strokeWidth="10" />
      <path d="M-66 26H66v36H-66z" fill="var(--sindoor)" />
      <path
        d="M-76 76h44v40h-44zM-22 76h44v40h-44zM32 76h44v40H32z"
        fill="var(--marigold-mist)"
        strokeWidth="5"
      />
    </>
  ),
  course: points('-140 70, -104 70, -78 44, 40 44'),
};
