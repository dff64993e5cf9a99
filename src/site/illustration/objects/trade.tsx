import type { ReactNode } from 'react';
import type { Point } from '../geometry/point.ts';

/** One object of a trade, drawn around 0 0 and about 220 units wide, and how the line reaches it. */
export interface TradeObject {
  readonly drawing: ReactNode;
  /** The last stretch of the rising line, from where it meets the object to the result. */
  readonly course: readonly Point[];
}

interface PaneProps {
  /** Left, top, width and height. */
  readonly box: readonly [number, number, number, number];
  readonly face?: string;
  readonly bar?: string;
}

/** A window of a program or browser, with its bar. */
export const Pane = ({ box: [x, y, width, height], face, bar = 'var(--ink)' }: PaneProps) => (
  <>
    <path d={`M${x} ${y}h${width}v${height}h-${width}z`} fill={face ?? 'var(--paper-white)'} />
    <path d={`M${x} ${y}h${width}v26h-${width}z`} fill={bar} />
    <path
      d={`M${x + 16} ${y + 13}h.1m16 0h.1m16 0h.1`}
      stroke="var(--paper-white)"
      strokeWidth="8"
    />
  </>
);

/** A four-pointed spark: what machines that think are marked with. */
export const Spark = ({ at: [x, y], size }: { readonly at: Point; readonly size: number }) => (
  <path
    d={`M${x} ${y - size}q0 ${size} ${size} ${size}q-${size} 0-${size} ${size}q0-${size}-${size}-${size}q${size} 0 ${size}-${size}z`}
    fill="var(--marigold)"
  />
);

/** A magnifying glass around a point, its handle to the lower right. */
export const Lens = ({
  at: [x, y],
  radius: r,
}: {
  readonly at: Point;
  readonly radius: number;
}) => (
  <>
    <path d={`M${x + r * 0.7} ${y + r * 0.7}l${r} ${r}`} strokeWidth={r * 0.42} />
    <circle cx={x} cy={y} r={r} fill="var(--paper-white)" strokeWidth={r * 0.22} />
  </>
);

/** The arrow of a mouse, its tip at the point. */
export const Cursor = ({ at: [x, y] }: { readonly at: Point }) => (
  <path d={`M${x} ${y}v62l15-13 11 25 14-6-11-25h20z`} fill="var(--paper-white)" strokeWidth="6" />
);

/** The rupee sign in a box about 60 wide and 84 high around the point. */
export const Rupee = ({ at: [x, y], colour }: { readonly at: Point; readonly colour?: string }) => (
  <path
    d={`M${x - 28} ${y - 38}h56m-56 24h56m-56-24h18q26 0 26 24t-26 24h-18l38 36`}
    stroke={colour ?? 'var(--ink)'}
    strokeWidth="11"
    strokeLinecap="butt"
  />
);
