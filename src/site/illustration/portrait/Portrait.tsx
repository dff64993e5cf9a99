import type { Drawn } from '../../../catalog/schemas/person.ts';
import { type DrawnFile, drawnFile } from '../drawn-file.ts';
import { seededRandom } from '../geometry/random.ts';
import { Picture } from '../Picture.tsx';
import { BACK_HAIR, BEARDS, HAIR } from './hair.ts';
import { Wear } from './Wear.tsx';

interface Props {
  /** Name of the person's file; what `drawn` leaves open follows from it. */
  id: string;
  drawn?: Drawn | undefined;
}

const SKIN = ['var(--marigold-deep)', 'var(--sindoor-soft)', 'var(--sindoor-bright)'] as const;
/** Ground, its lattice, what is lit in it, the cloth: each set is told apart from the others. */
const COLOURS = [
  ['--peacock-mist', '--peacock-line', '--peacock-soft', '--peacock'],
  ['--marigold-mist', '--paper-line', '--marigold', '--sindoor-deep'],
  ['--ink-mist', '--ink-soft', '--ink-soft', '--ink-raised'],
  ['--sindoor-mist', '--sindoor-bright', '--sindoor-bright', '--peacock-deep'],
  ['--paper-shade', '--paper-line', '--marigold', '--peacock'],
  ['--green-mist', '--green-line', '--green-line', '--ink'],
] as const;

/** Diamonds of a small jaali, the size of the picture. */
const LATTICE =
  'M0 40 40 0l120 120v0L100 180M0 120 120 0l40 40L20 180M0 40l140 140M0 120l60 60M80 0l80 80L60 180';
const LIT = 'm40 0 40 40-40 40L0 40zm80 0 40 40-40 40-40-40z';

/** Somebody of the agency, drawn in flat shapes: the same person always comes out the same. */
export function Portrait({ id, drawn = {} }: Props) {
  const random = seededRandom(id);
  const [ground, lattice, lit, cloth] = COLOURS[drawn.colours ?? random.whole(0, 5)] ?? COLOURS[0];
  const skin = random.pick(SKIN);
  const { hair = random.pick(['cropped', 'parted', 'bob', 'bun']) } = drawn;
  const { wear = random.pick(['shirt', 'kurta', 'blazer']), beard, glasses, grey } = drawn;
  const hairColour = grey ? 'var(--ink-mute)' : 'var(--ink-deep)';
  return (
    <Picture width={160} height={180}>
      <path d="M0 0h160v180H0z" fill={`var(${ground})`} />
      <path d={LIT} fill={`var(${lit})`} opacity={0.5} />
      <path d={LATTICE} fill="none" stroke={`var(${lattice})`} strokeWidth={3} />
      <path d={BACK_HAIR[hair] ?? ''} fill={hairColour} />
      <path d="M66 100h28v50H66z" fill={skin} />
      <path d="M66 112q14 12 28 0v10q-14 10-28 0z" opacity={0.18} />
      <Wear wear={wear} cloth={`var(${cloth})`} />
      <path
        d="M52 62a28 28 0 0 1 56 0v6a7 7 0 0 1 0 16v2a28 30 0 0 1-56 0v-2a7 7 0 0 1 0-16z"
        fill={skin}
      />
      <path d="M80 34a28 28 0 0 1 28 28v6a7 7 0 0 1 0 16v2a28 30 0 0 1-28 30z" opacity={0.1} />
      <path d={beard ? BEARDS[beard] : ''} fill={hairColour} />
      <path
        d="M62 66q6-4 12 0m12 0q6-4 12 0M80 76l-4 13h6"
        fill="none"
        stroke="var(--ink-deep)"
        strokeWidth={2.5}
      />
      <path d="M68 76h0m24 0h0" stroke="var(--ink-deep)" strokeWidth={6} strokeLinecap="round" />
      <path
        d="M72 98q8 7 16 0"
        fill="none"
        stroke={beard === 'full' ? 'var(--paper-white)' : 'var(--sindoor-deep)'}
        strokeWidth={3}
      />
      <path
        d={HAIR[hair]}
        fill={hair === 'turban' ? `var(${cloth})` : hairColour}
        stroke={hair === 'turban' ? 'var(--ink-deep)' : undefined}
        strokeWidth={2}
      />
      {glasses && (
        <path
          d="M57 76a11 10 0 0 1 22 0 11 10 0 0 1-22 0m24 0a11 10 0 0 1 22 0 11 10 0 0 1-22 0"
          fill="none"
          stroke="var(--ink-deep)"
          strokeWidth={3}
        />
      )}
    </Picture>
  );
}

/** The portrait as a file, which a browser fetches once for all the pages that show it. */
export const portraitFile = ({ id, drawn }: Props): DrawnFile =>
  drawnFile(id, <Portrait id={id} drawn={drawn} />);
