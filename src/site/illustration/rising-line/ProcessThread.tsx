import type { Point } from '../geometry/point.ts';
import { Picture } from '../Picture.tsx';
import { climbThrough, Knot, LightPoint, Thread } from './Thread.tsx';
import './process-thread.css';

interface StepsProps {
  readonly nodes: number;
  /** Colour the line lies on, seen inside its knots. */
  readonly ground: string;
  readonly className: string;
}

const COLUMN = 240;
const STEP = 36;
const EDGE = 16;

/**
 * The thread over a row of process steps on wide screens: one knot a column, each higher than the
 * one before. Knots stand over the left edge of `nodes` equal columns without gaps, so the picture
 * lines up with a grid of the same width.
 */
export function ProcessSteps({ nodes, ground, className }: StepsProps) {
  const height = STEP * (nodes - 1) + 2 * EDGE;
  const places = Array.from(
    { length: nodes },
    (_, node): Point => [EDGE + node * COLUMN, height - EDGE - node * STEP],
  );
  const end = places.at(-1) ?? [0, 0];
  const beyond: Point = [end[0] + COLUMN - 2 * EDGE, EDGE];
  return (
    <Picture
      width={nodes * COLUMN}
      height={height}
      fit="whole"
      keep="left"
      className={`process-steps ${className}`}
    >
      <Thread points={climbThrough([...places, beyond])} colour="currentColor" width={2.5} />
      {places.map((at) => (
        <Knot key={at.join()} at={[at]} radius={12} colour="currentColor" ground={ground} />
      ))}
      <LightPoint at={beyond} radius={8} colour="var(--marigold)" />
    </Picture>
  );
}

/**
 * The thread beside a column of steps on narrow screens. It stretches to any height without its
 * line growing thicker.
 */
export const ProcessRail = ({ className }: { className: string }) => (
  <svg
    className={`picture process-rail ${className}`}
    viewBox="0 0 2 2"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path
      d="M1 2V0"
      stroke="currentColor"
      strokeWidth="2.5"
      vectorEffect="non-scaling-stroke"
      fill="none"
    />
  </svg>
);
