import { points } from '../geometry/point.ts';
import { Cursor, Rupee, Spark, type TradeObject } from './trade.tsx';

/** The meter that runs with each click. */
export const meter: TradeObject = {
  drawing: (
    <>
      <path d="M-116 62a116 116 0 0 1 232 0v32h-232z" fill="var(--paper-white)" />
      <path d="M-94 62a94 94 0 0 1 48-82l20 36a54 54 0 0 0-28 46z" fill="var(--peacock-soft)" />
      <path d="M-46-20a94 94 0 0 1 92 0L26 16a54 54 0 0 0-52 0z" fill="var(--marigold)" />
      <path d="M46-20a94 94 0 0 1 48 82H54a54 54 0 0 0-28-46z" fill="var(--sindoor)" />
      <g transform="translate(-2 58) scale(.62)">
        <Rupee at={[0, 0]} />
      </g>
      <Cursor at={[66, 34]} />
    </>
  ),
  course: points('-140 118, -118 118, -42 42, -42 36, 12 -18'),
};

/** What came in for what went out, on paper. */
export const receipt: TradeObject = {
  drawing: (
    <>
      <path
        d="M-80-116H80v222l-20-18-20 18-20-18-20 18-20-18-20 18-20-18-20 18z"
        fill="var(--paper-white)"
      />
      <g transform="translate(0 -70) scale(.8)">
        <Rupee at={[0, 0]} />
      </g>
      <path d="M-56-12h60M-56 10h44M30-12h26M30 10h26" stroke="var(--ink-mute)" strokeWidth="8" />
      <path d="M-66 30H66v36H-66z" fill="var(--marigold)" />
      <path d="M-46 48h34" strokeWidth="9" />
    </>
  ),
  course: points('-140 96, -108 96, -60 48, 42 48'),
};

/** A megaphone, calling. */
export const megaphone: TradeObject = {
  drawing: (
    <>
      <path d="m-70 34 18 66h34L-36 26z" fill="var(--ink)" />
      <path d="M-104-26h62L56-92V72L-42 30h-62z" fill="var(--sindoor)" />
      <path d="M-104-26h42v56h-42z" fill="var(--paper-white)" />
      <path d="M56-104q26 8 26 94T56 84q-20-8-20-94t20-94z" fill="var(--marigold)" />
      <path d="m104-52 18-14M110-10h24M104 32l18 14" strokeWidth="9" />
    </>
  ),
  course: points('-140 96, -84 96, 16 -6, 58 -6'),
};

/** The office computer, searching. */
export const desktop: TradeObject = {
  drawing: (
    <>
      <path d="M-118-100h236V52h-236z" fill="var(--ink)" />
      <path d="M-104-86h208V38h-208z" fill="var(--peacock-soft)" />
      <path d="M-24 52h48v34h-48zM-70 86H70v18H-70z" fill="var(--paper-white)" />
      <path d="M-84-46H84v40H-84z" fill="var(--paper-white)" />
      <path d="M48-46h36v40H48z" fill="var(--marigold)" />
      <circle cx="64" cy="-29" r="8" strokeWidth="5" />
      <path d="m70-23 8 8M-68-26h60M4-36v20" strokeWidth="6" />
      <path d="M-84 14h100" stroke="var(--ink)" strokeWidth="8" />
    </>
  ),
  course: points('-140 72, -52 72, -10 30, 18 30, 62 -14'),
};

/** A target for machines to learn to hit. */
export const target: TradeObject = {
  drawing: (
    <>
      <circle r="104" fill="var(--paper-white)" />
      <circle r="76" fill="var(--sindoor)" />
      <circle r="48" fill="var(--paper-white)" />
      <circle r="22" fill="var(--sindoor)" />
      <Spark at={[86, -78]} size={42} />
      <Spark at={[112, -20]} size={20} />
    </>
  ),
  course: points('-140 92, -92 92, 0 0'),
};

/** Many who had not searched go in, one order comes out. */
export const funnel: TradeObject = {
  drawing: (
    <>
      <g fill="var(--peacock-soft)" strokeWidth="5">
        <circle cx="-64" cy="-92" r="15" />
        <circle cx="-22" cy="-110" r="15" />
        <circle cx="22" cy="-92" r="15" />
        <circle cx="64" cy="-110" r="15" />
      </g>
      <path d="M-112-70h224L28 14v40h-56V14z" fill="var(--marigold)" />
      <path d="M-112-70h224L92-48H-92z" fill="var(--ink)" />
      <path d="M-46-14H46M-28 14h56" />
      <circle cy="92" r="30" fill="var(--marigold)" />
    </>
  ),
  course: points('-140 122, -70 122, -40 92, 0 92'),
};
