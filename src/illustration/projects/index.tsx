import type { ComponentType } from 'react';
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
import type { ProjectDrawing } from './parts/scene.tsx';
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
} satisfies Record<string, ComponentType<ProjectDrawing>>;

export type ProjectSlug = keyof typeof drawings;

/** Every project that has a picture; content refers to them by these names. */
export const projectSlugs = Object.keys(drawings) as readonly ProjectSlug[];

/**
 * Which drawing shows a project: the one that it names, or that of its own name. None for a project
 * that nobody has drawn.
 * @throws {Error} a sentence for the editor when it names a drawing that is not there
 */
export function mockupFor(project: { id: string; drawing?: string | undefined }) {
  const { id, drawing = id } = project;
  const known = projectSlugs.find((name) => name === drawing);
  if (known || drawing === id) return known;
  throw new Error(
    `content/projects/${id}.yaml: no drawing is named "${drawing}". Use one of ${projectSlugs.join(', ')}, or leave the field out.`,
  );
}

interface ProjectImageProps {
  slug: ProjectSlug;
  /** Accessible name of the picture. */
  title: string;
}

/** The mock-up of a project's website, 480 units wide; its own `viewBox` carries the aspect. */
export function ProjectImage({ slug, title }: ProjectImageProps) {
  const Drawing = drawings[slug];
  return <Drawing title={title} />;
}
