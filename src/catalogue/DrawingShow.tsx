import { HeroScreen } from '../illustration/hero/HeroScreen.tsx';
import { Lattice } from '../illustration/lattice/Lattice.tsx';
import type { LatticeKind } from '../illustration/lattice/plan.ts';
import { AarohanWord } from '../illustration/logo/AarohanWord.tsx';
import { Logo } from '../illustration/logo/Logo.tsx';
import { ProjectImage, projectSlugs } from '../illustration/projects/index.tsx';
import { ProcessSteps } from '../illustration/rising-line/ProcessThread.tsx';
import { RisingLine } from '../illustration/rising-line/RisingLine.tsx';
import { SectorPictogram, sectorSlugs } from '../illustration/sectors/index.tsx';

const KINDS: readonly LatticeKind[] = [
  'khatam',
  'rosette',
  'six',
  'twelve',
  'square',
  'band',
  'hexagon',
];

/** Logo, lattices, rising lines, pictograms and project pictures. */
export function DrawingShow() {
  return (
    <>
      <h2>Logo</h2>
      <div className="catalogue__row">
        <Logo />
        <Logo ground="ink" />
        <AarohanWord title="आरोहण" />
      </div>
      <h2>Lattices</h2>
      <div className="catalogue__row ground-ink">
        {KINDS.map((kind) => (
          <figure key={kind}>
            <Lattice kind={kind} seed={kind} light="top-right" />
            <figcaption>{kind}</figcaption>
          </figure>
        ))}
      </div>
      <HeroScreen className="catalogue__hero" />
      <h2>Rising line</h2>
      <RisingLine variant="transition" />
      <RisingLine variant="underline" />
      <RisingLine variant="mark" />
      <ProcessSteps nodes={5} />
      <h2>Sectors</h2>
      <div className="catalogue__row">
        {sectorSlugs.map((slug) => (
          <SectorPictogram key={slug} slug={slug} />
        ))}
      </div>
      <h2>Projects</h2>
      <div className="catalogue__covers">
        {projectSlugs.map((slug) => (
          <ProjectImage key={slug} slug={slug} title={slug} />
        ))}
      </div>
    </>
  );
}
