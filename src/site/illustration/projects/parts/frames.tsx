import type { ReactNode } from 'react';
import { Words } from './type.tsx';

interface SceneProps {
  /** In user units; the mock-ups are 480 wide, all of them, so that columns of them align. */
  width?: number;
  height: number;
  /** The colour field behind the device. */
  ground: string;
  children: ReactNode;
}

/** The picture's outer frame. */
export const Scene = ({ width = 480, height, ground, children }: SceneProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} fill="var(--ink)" fontSize={9} aria-hidden="true">
    <rect width={width} height={height} fill={ground} />
    {children}
  </svg>
);

/** A box that is rounded at the top only: devices run off the lower edge of their picture. */
function roundedTop(width: number, height: number, radius: number) {
  const corner = `a${radius} ${radius} 0 0 1`;
  const edge = width - 2 * radius;
  return `M0 ${height}V${radius}${corner} ${radius}-${radius}h${edge}${corner} ${radius} ${radius}V${height}z`;
}

const WIDTH = 432;

interface BrowserFrameProps {
  /** To the lower edge of the device, or past the picture's edge to let it run off. */
  height: number;
  address: string;
  children: ReactNode;
}

/** A browser window. Its children draw in page coordinates, from the page's upper left corner. */
export function BrowserFrame({ height, address, children }: BrowserFrameProps) {
  return (
    <g transform="translate(24 24)">
      <path
        d={roundedTop(WIDTH, height, 9)}
        fill="var(--ink-deep)"
        opacity={0.22}
        transform="translate(9 9)"
      />
      <path d={roundedTop(WIDTH, 22.5, 9)} fill="var(--ink)" />
      <path
        d="M13 11h0m9 0h0m9 0h0"
        stroke="var(--ink-soft)"
        strokeWidth={5}
        strokeLinecap="round"
      />
      <Words x={WIDTH / 2} y={14} size={8} anchor="middle" fill="var(--ink-soft)" text={address} />
      <path d={`M0 22h${WIDTH}v${height - 22}H0z`} fill="var(--paper)" />
      <g transform="translate(0 22)">{children}</g>
    </g>
  );
}

interface PhoneFrameProps {
  x: number;
  y: number;
  width: number;
  height: number;
  children: ReactNode;
}

/** A phone. Its children draw in screen coordinates; the status bar takes the first 26 units. */
export function PhoneFrame({ x, y, width, height, children }: PhoneFrameProps) {
  const middle = width / 2 - 8;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={roundedTop(width, height, 36)}
        fill="var(--ink-deep)"
        opacity={0.22}
        transform="translate(12 12)"
      />
      <path d={roundedTop(width, height, 36)} fill="var(--ink-deep)" />
      <g transform="translate(8 8)">
        <path d={roundedTop(width - 16, height, 28)} fill="var(--paper-white)" />
        <path
          d={`M${middle - 22} 15h44`}
          stroke="var(--ink-deep)"
          strokeWidth={12}
          strokeLinecap="round"
        />
        <Words x={22} y={19} weight={700} fill="var(--ink)" text="9:41" />
        {children}
      </g>
    </g>
  );
}
