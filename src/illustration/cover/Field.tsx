import type { Point } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import type { Rectangle } from '../geometry/rectangle.ts';
import { LitCells } from '../lattice/LitCells.tsx';
import { type Light, litCells, openings } from '../lattice/light.ts';
import { type LatticeKind, planLattice, RICHNESS } from '../lattice/plan.ts';
import { Straps } from '../lattice/Straps.tsx';
import type { Scheme } from './scheme.ts';

interface Props {
  readonly kind: LatticeKind;
  /** Distance between stars if the lattice were a plain one; rich ones are drawn larger. */
  readonly size: number;
  readonly origin: Point;
  readonly turn?: number;
  readonly bounds: Rectangle;
  readonly light: Light;
  /** Width of a strap as a share of `size`. */
  readonly weight: number;
  readonly scheme: Scheme;
  readonly random: Random;
}

/** Keeps a cover below 4 KB, and large enough in pattern to read at the size of a card. */
const MOST_STARS = 4.4;

/** A lattice with light behind it, in the colours of a cover. */
export function CoverField(props: Props) {
  const { kind, size, origin, turn = 0, bounds, light, weight, scheme, random } = props;
  const finest = Math.sqrt((bounds.width * bounds.height) / MOST_STARS);
  const pitch = Math.max(size, finest) * RICHNESS[kind];
  const plan = planLattice({ kind, pitch, origin, turn, bounds });
  const cells = openings(plan.cells, pitch);
  const width = Math.round(Math.max(size, finest) * weight);
  return (
    <>
      <LitCells steps={litCells(cells, light, scheme.lit.length, random)} tints={scheme.lit} />
      <Straps
        plan={plan}
        width={width}
        colour={scheme.strap}
        ground={scheme.ground}
        cut={Math.max(5, Math.round(width / 5))}
      />
    </>
  );
}
