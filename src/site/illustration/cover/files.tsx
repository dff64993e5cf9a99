import { type DrawnFile, drawnFile } from '../drawn-file.ts';
import { Cover, type CoverOf, type CoverProps, type Ratio } from './Cover.tsx';
import type { Family } from './scheme.ts';

/** A cover as a file, for what is seen only after scrolling: it costs the page one element. */
export const coverFile = ({
  seed,
  family,
  object,
  ratio,
  complete,
}: CoverOf & Pick<CoverProps, 'complete'> & { ratio: Ratio }): DrawnFile =>
  drawnFile(
    `${seed}-${complete ? 'lit' : ratio.replace(':', 'x')}`,
    <Cover {...{ seed, family, object, ratio, complete }} />,
  );

/** The cover of a page with all its light on, as the page closes with it. */
export const closingFile = ({ seed, family, object }: CoverOf, ratio: Ratio = '1:1') =>
  coverFile({ seed, family, object, ratio, complete: true });

/** The picture beside what a service is: a star without an object, which the hero has shown. */
export const whatIsFile = (slug: string, family: Family) =>
  coverFile({ seed: `${slug}-what`, family, object: 'star', ratio: '3:2' });

/** The cover of a desk. */
export const deskFile = (family: Family) =>
  coverFile({ seed: `desk-${family}`, family, ratio: '16:9' });
