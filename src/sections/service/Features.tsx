import { Band } from './Band.tsx';
import { ItemLattice } from './ItemLattice.tsx';
import { ItemLines } from './ItemLines.tsx';
import type { SectionProps } from './section.ts';

/** What a thing we build can do, or what the buyer has from it. */
export function Features({ section, ground }: SectionProps<'features' | 'benefits'>) {
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
