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
import { PlainMockup, type PlainProject } from './plain.tsx';
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

/** The mock-up of a project's website, 480 units wide; its own `viewBox` carries the aspect. */
export function ProjectImage({ slug }: { slug: ProjectSlug }) {
  const Drawing = drawings[slug];
  return <Drawing />;
}

type Project = PlainProject & { readonly id: string; readonly drawing?: string | undefined };

/**
 * The mock-up that shows a project, as a file: the one that it names, or that of its own name. One
 * that nobody has drawn has a plain one.
 * @throws {Error} a sentence for the editor when it names a drawing that is not there
 */
export function mockupFile(project: Project): DrawnFile {
  const { id, drawing = id } = project;
  const known = projectSlugs.find((name) => name === drawing);
  if (known) return drawnFile(known, <ProjectImage slug={known} />);
  if (drawing === id) return drawnFile(id, <PlainMockup project={project} />);
  throw new Error(
    `content/projects/${id}.yaml: no drawing is named "${drawing}". Use one of ${projectSlugs.join(', ')}, or leave the field out.`,
  );
}
