import type { ComponentType } from 'react';
import { type DrawnFile, drawnFile } from '../drawn-file.ts';
import { AutoParts } from './auto-parts-kashmere-gate.tsx';
import { BrassFittings } from './brass-fittings-aligarh.tsx';
import { Builder } from './builder-gurugram.tsx';
import { CorporateGifts } from './corporate-gifts-noida.tsx';
import { CraneHire } from './crane-hire-ghaziabad.tsx';
import { DentalClinic } from './dental-clinic-indirapuram.tsx';
import { ForkliftRental } from './forklift-rental-faridabad.tsx';
import { Jewellery } from './jewellery-karol-bagh.tsx';
import { LabGlassware } from './lab-glassware-ambala.tsx';
import { Marble } from './marble-kishangarh.tsx';
import { Packaging } from './packaging-manesar.tsx';
import { Printing } from './printing-okhla.tsx';
import { Spices } from './spices-khari-baoli.tsx';
import { Tiles } from './tiles-morbi.tsx';
import { Tutoring } from './tutoring-mukherjee-nagar.tsx';

const drawings = {
  'brass-fittings-aligarh': BrassFittings,
  'lab-glassware-ambala': LabGlassware,
  'tiles-morbi': Tiles,
  'forklift-rental-faridabad': ForkliftRental,
  'tutoring-mukherjee-nagar': Tutoring,
  'dental-clinic-indirapuram': DentalClinic,
  'jewellery-karol-bagh': Jewellery,
  'corporate-gifts-noida': CorporateGifts,
  'printing-okhla': Printing,
  'packaging-manesar': Packaging,
  'crane-hire-ghaziabad': CraneHire,
  'spices-khari-baoli': Spices,
  'marble-kishangarh': Marble,
  'builder-gurugram': Builder,
  'auto-parts-kashmere-gate': AutoParts,
} satisfies Record<string, ComponentType>;

export type ProjectSlug = keyof typeof drawings;

/** Every project that has a picture; content refers to them by these names. */
export const projectSlugs = Object.keys(drawings) as readonly ProjectSlug[];

/**
 * Narrows a slug that comes from content.
 * @throws {Error} a sentence for the editor when no picture has that name
 */
export function toProjectSlug(slug: string): ProjectSlug {
  const known = projectSlugs.find((name) => name === slug);
  if (known === undefined) {
    throw new Error(
      `No project picture is named "${slug}". Use one of ${projectSlugs.join(', ')}, or draw it in src/illustration/projects/${slug}.tsx and add it to index.tsx there.`,
    );
  }
  return known;
}

/** The mock-up of a project's website, 480 units wide; its own `viewBox` carries the aspect. */
export function ProjectImage({ slug }: { slug: ProjectSlug }) {
  const Drawing = drawings[toProjectSlug(slug)];
  return <Drawing />;
}

/** The mock-up as a file. */
export const projectFile = (slug: ProjectSlug): DrawnFile =>
  drawnFile(slug, <ProjectImage slug={slug} />);
