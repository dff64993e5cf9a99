import { FAMILIES, SCHEMES } from '../cover/scheme.ts';
import { pathThrough } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import { seededRandom } from '../geometry/random.ts';
import { LitCells } from '../lattice/LitCells.tsx';
import { litCells, openings } from '../lattice/light.ts';
import { type LatticeKind, planLattice, RICHNESS } from '../lattice/plan.ts';
import { Straps } from '../lattice/Straps.tsx';
import { starOutline } from '../lattice/star.ts';
import { Picture, type PictureProps } from '../Picture.tsx';

interface Props extends PictureProps {
  /** Whose it is: the same name, however it is spaced or capitalised, draws the same screen. */
  readonly name: string;
}

export const JAALI_SIDE = 600;
const MIDDLE: Point = [JAALI_SIDE / 2, JAALI_SIDE / 2];
const FIELD = { x: 0, y: 0, width: JAALI_SIDE, height: JAALI_SIDE };
const MOST_STEPS = 14;
/** Where the line begins at the left edge. */
const LOW = 560;

/** A screen of one's own. Made of paths alone, so that a canvas can paint it as it stands. */
export function Jaali({ name, ...picture }: Props) {
  const seed = name.trim().toLocaleLowerCase().replace(/\s+/g, ' ');
  const random = seededRandom(seed);
  const scheme = random.pick(SCHEMES[random.pick(FAMILIES)]);
  const kind = random.pick<LatticeKind>(['khatam', 'rosette', 'six', 'square', 'band', 'twelve']);
  const corners = random.pick([8, 12, 16]);
  const pitch = JAALI_SIDE * random.between(0.2, 0.3) * RICHNESS[kind];
  const turn = kind === 'khatam' || kind === 'rosette' ? random.pick([0, 22.5]) : 0;
  const plan = planLattice({ kind, pitch, origin: MIDDLE, turn, bounds: FIELD });
  const light = { from: MIDDLE, reach: random.between(330, 520) };
  const lit = litCells(openings(plan.cells, pitch), light, scheme.lit.length, random);
  const star = (radius: number, deep = corners / 4, shift = 0) =>
    pathThrough(starOutline(corners, deep, MIDDLE, radius, shift), true);
  const steps = Math.min(MOST_STEPS, Math.max(2, [...seed.replaceAll(' ', '')].length));
  const way = Array.from({ length: steps }, (_, step): Point[] => [
    [(MIDDLE[0] * step) / steps, LOW - ((LOW - MIDDLE[1]) * step) / steps],
    [(MIDDLE[0] * (step + 1)) / steps, LOW - ((LOW - MIDDLE[1]) * step) / steps],
  ]).flat();
  way.push(MIDDLE);
  return (
    <Picture width={JAALI_SIDE} height={JAALI_SIDE} fit="whole" {...picture}>
      <path d={`M0 0h${JAALI_SIDE}v${JAALI_SIDE}H0z`} fill={scheme.ground} />
      <LitCells steps={lit} tints={scheme.lit} />
      <Straps plan={plan} width={15} colour={scheme.strap} ground={scheme.ground} cut={4} />
      <path d={star(172)} fill={scheme.ground} />
      <path d={star(160)} fill={scheme.frame} />
      <path d={star(138)} fill={scheme.face} />
      <path d={star(112, corners / 4 + 1)} fill={scheme.frame} />
      <path d={star(66, corners / 4, 180 / corners)} fill={scheme.face} />
      <path d={pathThrough(way)} fill="none" stroke={scheme.face} strokeWidth="19" />
      <path d={pathThrough(way)} fill="none" stroke={scheme.thread} strokeWidth="9" />
      <path
        d={pathThrough(starOutline(8, 2, MIDDLE, 24), true)}
        fill={scheme.point}
        stroke={scheme.face}
        strokeWidth="5"
      />
    </Picture>
  );
}
