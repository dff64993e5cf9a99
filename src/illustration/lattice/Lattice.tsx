import { closedPaths } from '../geometry/path.ts';
import { seededRandom } from '../geometry/random.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import { litCells } from './light.ts';
import { type LatticeKind, planLattice } from './plan.ts';
import { Straps } from './Straps.tsx';

interface Props extends PictureProps {
  readonly kind: LatticeKind;
  readonly seed: string;
  /** Stars across and down; fractions crop. */
  readonly columns?: number;
  readonly rows?: number;
  /** Width of a strap as a share of the distance between two stars. */
  readonly weight?: number;
  readonly colour?: string;
  /** Colour behind the picture; it also parts the straps where they cross. */
  readonly ground?: string;
  /** Corner from which light comes through; none by default. */
  readonly light?: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | undefined;
  /** Tints of the lit cells, brightest first. */
  readonly tints?: readonly string[];
  readonly turn?: number;
}

/** Drawing units from one star to the next. */
const PITCH = 120;

/** A piece of jaali. On its own it has no ground: what lies behind shows through the cells. */
export function Lattice(props: Props) {
  const { kind, seed, columns = 4, rows = 3, weight = 0.08, light, turn = 0, ...picture } = props;
  const { colour = 'var(--ink-line)', ground = 'var(--ink)' } = props;
  const { tints = ['var(--marigold)', 'var(--marigold-deep)', 'var(--ink-raised)'] } = props;
  const bounds = { x: 0, y: 0, width: columns * PITCH, height: rows * PITCH };
  const plan = planLattice({ kind, pitch: PITCH, origin: [PITCH / 2, PITCH / 2], turn, bounds });
  const width = weight * PITCH;
  const lit = light
    ? litCells(
        plan.cells,
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
    <Picture
      width={bounds.width}
      height={bounds.height}
      title={picture.title}
      className={picture.className}
    >
      {lit.map((cells, step) => (
        <path
          key={tints[step]}
          d={closedPaths(cells.map((cell) => cell.outline))}
          fill={tints[step]}
        />
      ))}
      <Straps
        plan={plan}
        width={width}
        colour={colour}
        cut={{ colour: ground, width: width / 4 }}
      />
    </Picture>
  );
}
