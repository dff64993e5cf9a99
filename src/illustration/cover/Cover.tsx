import { type DrawnFile, drawnFile } from '../drawn-file.ts';
import { seededRandom } from '../geometry/random.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import { Detail } from './compositions/Detail.tsx';
import { Emblem } from './compositions/Emblem.tsx';
import { Screen } from './compositions/Screen.tsx';
import { Stair } from './compositions/Stair.tsx';
import { Window } from './compositions/Window.tsx';
import { type Family, SCHEMES } from './scheme.ts';

interface Props extends PictureProps {
  /** Same seed, same picture; use the slug of what the cover stands for. */
  readonly seed: string;
  readonly family: Family;
  readonly ratio?: Ratio;
}

/** The shapes in which articles show their covers. */
export const RATIOS = ['16:9', '3:2', '1:1'] as const;

export type Ratio = '4:1' | '4:5' | (typeof RATIOS)[number];

const HEIGHTS: Readonly<Record<Ratio, number>> = {
  '4:1': 300,
  '3:2': 800,
  '16:9': 675,
  '1:1': 1200,
  '4:5': 1500,
};
const WIDTH = 1200;

/** The cover of a service, article, sector or package: composed by its seed, coloured by family. */
export function Cover({ seed, family, ratio = '3:2', ...picture }: Props) {
  const random = seededRandom(seed);
  const Composition = random.pick([Detail, Emblem, Screen, Stair, Window]);
  const scheme = random.pick(SCHEMES[family]);
  const box = { x: 0, y: 0, width: WIDTH, height: HEIGHTS[ratio] };
  return (
    <Picture width={box.width} height={box.height} {...picture}>
      <rect width={box.width} height={box.height} fill={scheme.ground} />
      <Composition box={box} scheme={scheme} random={random} />
    </Picture>
  );
}

/** The cover of an article as a file. */
export const coverFile = (slug: string, family: Family, ratio: Ratio): DrawnFile =>
  drawnFile(
    `${slug}-${ratio.replace(':', 'x')}`,
    <Cover seed={slug} family={family} ratio={ratio} />,
  );
