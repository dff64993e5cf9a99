import { openPaths } from '../geometry/path.ts';
import { add, cross, dot, type Point, scale, subtract } from '../geometry/point.ts';
import type { LatticePlan } from './plan.ts';
import type { Crossing } from './weave.ts';

interface Props {
  readonly plan: Pick<LatticePlan, 'strands' | 'crossings'>;
  readonly width: number;
  readonly colour: string;
  /** Colour behind the screen: it shows in the cuts. */
  readonly ground: string;
  /** Width of the cut beside each upper strap. */
  readonly cut: number;
}

/**
 * The two short cuts, on either side of the upper strap, that make the lower one dive under it.
 * Cutting is far lighter than drawing each strap in pieces with outlines of its own. Each cut is
 * long enough for its square ends to clear the slanted edges of the lower strap.
 */
export function cutsAt({ at, over, under }: Crossing, strap: number, cut: number): Point[][] {
  const sine = Math.abs(cross(over, under));
  const away = scale(under, (strap + cut) / 2 / sine);
  const overlap = (cut / 2) * Math.abs(dot(over, under));
  const along = scale(over, (strap / 2 + overlap) / sine);
  return [add(at, away), subtract(at, away)].map((side) => [
    add(side, along),
    subtract(side, along),
  ]);
}

export const Straps = ({ plan, width, colour, ground, cut }: Props) => (
  <g fill="none" strokeLinejoin="miter" strokeMiterlimit="8">
    <path d={openPaths(plan.strands)} stroke={colour} strokeWidth={width} />
    <path
      d={openPaths(plan.crossings.flatMap((crossing) => cutsAt(crossing, width, cut)))}
      stroke={ground}
      strokeWidth={cut}
    />
  </g>
);
