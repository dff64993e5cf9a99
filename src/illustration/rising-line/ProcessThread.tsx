import { pathThrough } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import { starOutline } from '../lattice/star.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import { climbThrough, Knot, LightPoint, Thread } from './Thread.tsx';

interface Props extends PictureProps {
  readonly colour?: string;
  readonly light?: string;
  readonly ground?: string;
}

const COLUMN = 240;
const STEP = 36;
const EDGE = 16;

/**
 * The thread over a row of process steps on wide screens: one knot a column, each higher than the
 * one before. Knots stand over the left edge of `nodes` equal columns without gaps, so the picture
 * lines up with a grid of the same width.
 */
export function ProcessSteps({ nodes, ...props }: Props & { readonly nodes: number }) {
  const { colour = 'currentColor', light = 'var(--marigold)', ground = 'var(--paper)' } = props;
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
      title={props.title}
      className={`process-steps ${props.className ?? ''}`.trim()}
    >
      <Thread points={climbThrough([...places, beyond])} colour={colour} width={2.5} />
      {places.map((at) => (
        <Knot key={at.join()} at={at} radius={12} colour={colour} ground={ground} />
      ))}
      <LightPoint at={beyond} radius={8} colour={light} />
    </Picture>
  );
}

/**
 * The thread beside a column of steps on narrow screens. It stretches to any height without its
 * line growing thicker; the knots are drawn beside each step with {@link ProcessKnot}.
 */
export function ProcessRail({ colour = 'currentColor', className = '' }: Props) {
  return (
    <svg
      className={`picture process-rail ${className}`.trim()}
      viewBox="0 0 2 2"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d="M1 2V0"
        stroke={colour}
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
        fill="none"
      />
    </svg>
  );
}

/** One knot of the rail, 32 x 32 units; `reached` fills it with light. */
export function ProcessKnot(props: Props & { readonly reached?: boolean }) {
  const { colour = 'currentColor', ground = 'var(--paper)', reached = false, ...rest } = props;
  const { light = 'var(--marigold)', title, className } = rest;
  return (
    <Picture width={32} height={32} fit="whole" title={title} className={className}>
      <path
        d={pathThrough(starOutline(8, 2, [16, 16], 14), true, 1)}
        fill={reached ? light : ground}
        stroke={colour}
        strokeWidth="2.5"
      />
    </Picture>
  );
}
