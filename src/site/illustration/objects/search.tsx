import { points } from '../geometry/point.ts';
import { Lens, Spark, type TradeObject } from './trade.tsx';

const RESULTS = [-26, 26, 78] as const;

/** A search with its results, the first of them ours. */
export const results: TradeObject = {
  drawing: (
    <>
      <path d="M-84-112H84a28 28 0 0 1 0 56H-84a28 28 0 0 1 0-56z" fill="var(--paper-white)" />
      <path d="M-74-84h64M6-98v28" strokeWidth="8" />
      <g transform="translate(78 -88) scale(.28)">
        <Lens at={[0, 0]} radius={50} />
      </g>
      {RESULTS.map((y, rank) => (
        <path
          key={y}
          d={`M-104 ${y - 18}h208v36h-208z`}
          fill={rank === 0 ? 'var(--marigold)' : 'var(--paper-white)'}
        />
      ))}
      <path d="M-32-26h80M-32 26h110M-32 78h90" stroke="var(--ink)" strokeWidth="8" />
    </>
  ),
  course: points('-140 78, -84 78, -84 -26, -60 -26'),
};

/** A map, its pin lit. */
export const pin: TradeObject = {
  drawing: (
    <>
      <path d="m-116-8 76-32v116l-76 32z" fill="var(--peacock-soft)" />
      <path d="m-40-40 80 32v116l-80-32z" fill="var(--paper-white)" />
      <path d="m40-8 76-32v116l-76 32z" fill="var(--peacock-soft)" />
      <path d="m-116 34 76-32 80 32 76-32M2-24v116" stroke="var(--ink-line)" strokeWidth="5" />
      <path
        d="M20 42c-30-42-58-66-58-98a58 58 0 0 1 116 0c0 32-28 56-58 98z"
        fill="var(--sindoor)"
      />
      <circle cx="20" cy="-56" r="25" fill="var(--paper-white)" />
    </>
  ),
  course: points('-140 88, -76 56, -40 40, 20 -20, 20 -56'),
};

/** The answer of a machine that names one firm. */
export const answer: TradeObject = {
  drawing: (
    <>
      <path d="M-50-116h162v64H40L14-30v-22h-64z" fill="var(--ink)" />
      <path d="M-26-84H80" stroke="var(--paper-white)" strokeWidth="11" />
      <path d="M-116-16H96V92H-64l-30 30V92h-22z" fill="var(--paper-white)" />
      <path d="M-94 6h130M-94 72h116" stroke="var(--ink-soft)" strokeWidth="9" />
      <path d="M-98 20H66v38H-98z" fill="var(--marigold)" />
      <Spark at={[94, -6]} size={44} />
    </>
  ),
  course: points('-140 78, -118 78, -79 39, 38 39'),
};

const LEAVES = [-120, -58, 12, 74] as const;

/** Thousands of pages, in order under one. */
export const tree: TradeObject = {
  drawing: (
    <>
      <path d="M0-50v24m-76 26v-26H76v26M-76 42v24m152-24v24" strokeWidth="8" />
      <path d="M-44-122h88v76h-88z" fill="var(--marigold)" />
      <path d="M-24-98h48" strokeWidth="9" />
      <path d="M-112-4h72v50h-72zM40-4h72v50H40z" fill="var(--paper-white)" />
      <path d="M-94 16h36M58 16h36" strokeWidth="8" />
      {LEAVES.map((x) => (
        <path key={x} d={`M${x} 66h46v46h-46zm12 18h22`} fill="var(--peacock-soft)" />
      ))}
    </>
  ),
  course: points('-140 34, -82 34, 0 -48, 0 -74'),
};

/** Four trades around one number. */
export const hub: TradeObject = {
  drawing: (
    <>
      <path d="m-70-70 140 140m-140 0L70-70" strokeWidth="9" />
      <g fill="var(--paper-white)">
        <circle cx="-76" cy="-76" r="38" />
        <circle cx="76" cy="-76" r="38" />
        <circle cx="-76" cy="76" r="38" />
        <circle cx="76" cy="76" r="38" />
      </g>
      <circle cx="-80" cy="-80" r="13" strokeWidth="7" />
      <path d="m-70-70 13 13" strokeWidth="8" />
      <path
        d="M76-60C56-74 54-82 56-88c4-10 16-10 20 0 4-10 16-10 20 0 2 6 0 14-20 28z"
        fill="var(--sindoor)"
        stroke="none"
      />
      <path d="M-98 62h44v30h-44zl22 18 22-18" fill="var(--peacock-soft)" strokeWidth="5" />
      <path d="M66 58v36l30-18z" fill="var(--peacock)" stroke="none" />
      <circle r="52" fill="var(--marigold)" />
      <path d="M-18-14 4-30v62m-22 0h44" strokeWidth="13" />
    </>
  ),
  course: points('-140 14, -48 14'),
};
