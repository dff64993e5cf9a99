import { seededRandom } from '../geometry/random.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import { LitCells } from './LitCells.tsx';
import { litCells, openings } from './light.ts';
import { knownLattice, type LatticeKind, RICHNESS } from './plan.ts';
import { Straps } from './Straps.tsx';

interface Props extends PictureProps {
  readonly kind: LatticeKind;
  readonly seed: string;
  /** Stars across and down; fractions crop. */
  readonly columns?: number;
  readonly rows?: number;
  readonly colour?: string;
  /** Colour behind the picture; it also parts the straps where they cross. */
  readonly ground?: string;
  /** Corner from which light comes through; none by default. */
  readonly light?: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | undefined;
  /** Tints of the lit cells, brightest first. */
  readonly tints?: readonly string[];
}

/** Drawing units from one star to the next. */
const PITCH = 120;

/** Usual width of a strap in a lattice of ordinary richness, as a share of the pitch. */
const STRAP = 0.09;

const DAYLIGHT = [
  'var(--marigold-mist)',
  'var(--marigold)',
  'var(--marigold-deep)',
  'var(--ink-raised)',
] as const;

/** A piece of jaali. On its own it has no ground: what lies behind shows through the cells. */
export function Lattice(props: Props) {
  const { kind, seed, columns = 4, rows = 3, light, tints = DAYLIGHT, ...rest } = props;
  const { colour = 'var(--ink-line)', ground = 'var(--ink)', ...picture } = rest;
  const bounds = { x: 0, y: 0, width: columns * PITCH, height: rows * PITCH };
  const plan = knownLattice({ kind, pitch: PITCH, origin: [PITCH / 2, PITCH / 2], bounds });
  const width = (STRAP / RICHNESS[kind]) * PITCH;
  const lit = light
    ? litCells(
        openings(plan.cells, PITCH),
        {
          from: [
            light.endsWith('left') ? 0 : bounds.width,
            light.startsWith('top') ? 0 : bounds.height,
          ],
          reach: 0.8 * Math.hypot(bounds.width, bounds.height),
        },
        tints.length,
        seededRandom(seed),
      )
    : [];
  return (
    <Picture width={bounds.width} height={bounds.height} {...picture}>
      <LitCells steps={lit} tints={tints} />
      <Straps plan={plan} width={width} colour={colour} ground={ground} cut={width / 4} />
    </Picture>
  );
}
