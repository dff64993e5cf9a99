import { z } from 'astro/zod';
import { photo, type WithImage } from './photo.ts';
import { line, order, sample } from './text.ts';

/** The 15 projects; each has a mock-up of this name in src/illustration. */
export const PROJECT_IDS = [
  'brass-fittings-aligarh',
  'lab-glassware-ambala',
  'tiles-morbi',
  'forklift-rental-faridabad',
  'tutoring-mukherjee-nagar',
  'dental-clinic-indirapuram',
  'jewellery-karol-bagh',
  'corporate-gifts-noida',
  'printing-okhla',
  'packaging-manesar',
  'crane-hire-ghaziabad',
  'spices-khari-baoli',
  'marble-kishangarh',
  'builder-gurugram',
  'auto-parts-kashmere-gate',
] as const;

export type ProjectId = (typeof PROJECT_IDS)[number];

/** content/projects/*.yaml: a website we made, shown in the work showcase. */
export const projectSchema = z.strictObject({
  sample: sample,
  order: order,
  title: line(40).describe('The business'),
  label: z
    .enum(['Supplier', 'Trader', 'Manufacturer', 'Service Provider'])
    .describe('What kind of business it is'),
  place: line(40).describe('Where it is'),
  description: line(110).describe('What its site does'),
  photo: photo.optional().describe('Picture of the site; without one, its mock-up is drawn'),
});

export type Project = WithImage<z.infer<typeof projectSchema>, 'photo'>;
