import { points } from '../geometry/point.ts';
import { Spark, type TradeObject } from './trade.tsx';

/** An enquiry, filled in. */
export const form: TradeObject = {
  drawing: (
    <>
      <path d="M-88-100H88v214H-88z" fill="var(--paper-white)" />
      <path d="M-40-118h80v34h-80z" fill="var(--sindoor)" />
      <path d="M-64-62H64v32H-64zM-64-14H64v32H-64z" fill="var(--peacock-mist)" />
      <path d="M-48-46h58M-48 2h84" strokeWidth="9" />
      <path d="M-64 40H64v48H-64z" fill="var(--marigold)" />
    </>
  ),
  course: points('-140 90, -94 90, -68 64, -20 64, -4 78, 30 50'),
};

/** A machine that reads. */
export const robot: TradeObject = {
  drawing: (
    <>
      <path d="M0-64v-26" strokeWidth="8" />
      <circle cy="-102" r="14" fill="var(--sindoor)" />
      <path d="M-114-28h28v56h-28zM86-28h28v56H86z" fill="var(--ink)" />
      <path d="M-90-64H90V56H-90z" fill="var(--peacock-soft)" />
      <path d="M-66-40H66V14H-66z" fill="var(--ink)" />
      <circle cx="-32" cy="-13" r="16" fill="var(--marigold)" stroke="none" />
      <circle cx="32" cy="-13" r="16" fill="var(--marigold)" stroke="none" />
      <path d="M-34 34h68" strokeWidth="9" />
      <path d="M-70 76H70v38H-70z" fill="var(--paper-white)" />
      <path d="M-50 95h100" strokeWidth="8" />
      <Spark at={[92, -92]} size={30} />
    </>
  ),
  course: points('-140 95, 22 95'),
};

/** Firms that know each other, and the one they talk about. */
export const firms: TradeObject = {
  drawing: (
    <>
      <path d="M-82-24q0-60 68-66M82-24q0-60-68-66" strokeWidth="7" strokeDasharray="2 14" />
      <path d="M-118 100V4l36-26V4l36-26v122z" fill="var(--peacock-soft)" />
      <path d="M-100 40h12m12 0h12M-100 66h12m12 0h12" strokeWidth="9" />
      <path d="M46 100V-10h72v110z" fill="var(--paper-white)" />
      <path d="M64 16h12m14 0h12M64 42h12m14 0h12M64 68h12m14 0h12" strokeWidth="9" />
      <path d="M-46 100v-172h92v172z" fill="var(--marigold)" />
      <path d="M-30-108h60v36h-60z" fill="var(--sindoor)" />
      <path d="M-24-48h12m18 0h12M-24-20h12m18 0h12M-24 8h12m18 0h12" strokeWidth="10" />
      <path d="M-18 100V46h36v54z" fill="var(--ink)" />
      <path d="M-122 100h244" strokeWidth="9" />
    </>
  ),
  course: points('-140 122, -40 122, 0 82, 0 72'),
};

/** Cards of the same man, become one. */
export const cards: TradeObject = {
  drawing: (
    <>
      <path d="M-60-112H112V8H-60z" fill="var(--ink-soft)" />
      <path d="M-80-84H92V36H-80z" fill="var(--peacock-soft)" />
      <path d="M-106-50H66V100h-172z" fill="var(--paper-white)" />
      <path d="M-106-50h60v-22h-60z" fill="var(--marigold)" />
      <circle cx="-60" cy="2" r="22" fill="var(--marigold)" />
      <path d="M-94 62q2-32 34-32t34 32z" fill="var(--marigold)" />
      <path d="M-8-16h54M-8 8h54M-8 32h34" stroke="var(--ink-mute)" strokeWidth="8" />
      <circle cx="66" cy="82" r="36" fill="var(--peacock)" />
    </>
  ),
  course: points('-140 82, 48 82, 62 94, 86 68'),
};

/** Months, each better than the last. */
export const graph: TradeObject = {
  drawing: (
    <>
      <path d="M-104-112v216h216" strokeWidth="9" />
      <path d="M-84 50h40v50h-40z" fill="var(--peacock-soft)" />
      <path d="M-28 16h40v84h-40z" fill="var(--peacock)" />
      <path d="M28-36h40V100H28z" fill="var(--marigold)" />
    </>
  ),
  course: points('-140 22, -58 22, -6 -30, 16 -30, 84 -98'),
};
