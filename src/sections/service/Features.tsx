import type { Ground } from '../../catalog/schemas/service-parts.ts';
import type { SectionOf } from '../../catalog/schemas/service-sections.ts';
import { Band } from './Band.tsx';
import { ItemLattice } from './ItemLattice.tsx';
import { ItemLines } from './ItemLines.tsx';

interface Props {
  section: SectionOf<'features'> | SectionOf<'benefits'>;
  ground: Ground;
}

/** What a thing we build can do, or what the buyer has from it. */
export function Features({ section, ground }: Props) {
  return (
    <Band section={section} ground={ground}>
      {section.layout === 'lattice' ? (
        <ItemLattice items={section.items} />
      ) : (
        <ItemLines items={section.items} />
      )}
    </Band>
  );
}
