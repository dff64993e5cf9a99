import { z } from 'astro/zod';
import { line, order } from './text.ts';

/** The 12 sectors; each has a pictogram of this name in src/illustration. */
export const SECTOR_IDS = [
  'education',
  'packaging',
  'scientific-instruments',
  'automotive',
  'forklifts-cranes',
  'corporate-gifts',
  'medical',
  'tiles-marbles',
  'jewellery',
  'construction',
  'food-beverages',
  'printing',
] as const;

export type SectorId = (typeof SECTOR_IDS)[number];

/** content/sectors/*.yaml: an industry we know. */
export const sectorSchema = z.strictObject({
  order: order,
  title: line(32).describe('Name of the sector'),
  description: line(90).describe('What we do for it'),
  alt: line(120).describe('What its drawing shows, for those who do not see it'),
});

export type Sector = z.infer<typeof sectorSchema>;
