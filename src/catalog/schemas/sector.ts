import type { z } from 'astro/zod';
import { group } from './shapes.ts';
import { line, order } from './text.ts';

/** content/sectors/*.yaml: an industry we know. */
export const sectorSchema = group(
  'An industry we know: a tile on the home page, and the trade of a case',
  {
    order: order,
    title: line(32).describe('Name of the sector'),
    description: line(90).describe('What we do for it'),
    pictogram: line(40)
      .optional()
      .describe('Name of its pictogram in src/site/illustration/sectors when it is not the file’s'),
    alt: line(120).meta({
      title: 'The drawing in words',
      description: 'What it shows, for those who do not see it',
    }),
  },
).meta({ title: 'Industries' });

export type Sector = z.infer<typeof sectorSchema>;
