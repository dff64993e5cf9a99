import type { ReactNode } from 'react';
import { openPaths } from '../geometry/path.ts';
import { type LatticeKind, planLattice } from '../lattice/plan.ts';
import { Picture, type PictureProps } from '../Picture.tsx';

const STAGE_WIDTH = 400;
const STAGE_HEIGHT = 320;

/** Height of the floor line on which every scene stands. */
export const FLOOR = 284;

interface StageProps extends PictureProps {
  readonly sky: string;
  readonly children: ReactNode;
}

/** The common ground of the scenes: flat sky, dark plinth, and one pen for everything drawn. */
export function Stage({ sky, children, ...picture }: StageProps) {
  return (
    <Picture width={STAGE_WIDTH} height={STAGE_HEIGHT} {...picture}>
      <rect width={STAGE_WIDTH} height={STAGE_HEIGHT} fill={sky} />
      <path d={`M0 ${FLOOR}h${STAGE_WIDTH}v36H0z`} fill="var(--ink)" />
      <g
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </g>
    </Picture>
  );
}

interface PanelProps {
  readonly kind: LatticeKind;
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly pitch: number;
  readonly colour?: string;
  readonly weight?: number;
}

/** A window of jaali inside a scene. */
export function Panel({ kind, box, pitch, colour = 'var(--ink)', weight = 2.5 }: PanelProps) {
  const [x, y, width, height] = box;
  const { strands } = planLattice({
    kind,
    pitch,
    origin: [width / 2, height / 2],
    bounds: { x: 0, y: 0, width, height },
  });
  return (
    <svg x={x} y={y} width={width} height={height} aria-hidden="true">
      <path d={openPaths(strands, 1)} stroke={colour} strokeWidth={weight} />
    </svg>
  );
}

interface LightThreadProps {
  /** Path data of the line. */
  readonly d: string;
  readonly end?: readonly [x: number, y: number];
  readonly colour?: string;
}

/** The rising line as it runs through each scene, drawn heavier than everything else. */
export const LightThread = ({ d, end, colour = 'var(--sindoor)' }: LightThreadProps) => (
  <>
    <path className="thread" pathLength="1" d={d} stroke={colour} strokeWidth="5" />
    {end && <circle className="light-point" cx={end[0]} cy={end[1]} r="8" fill="var(--marigold)" />}
  </>
);
