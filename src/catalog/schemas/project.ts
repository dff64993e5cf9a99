import { z } from 'astro/zod';
import { photo, type WithImage } from './photo.ts';
import { group } from './shapes.ts';
import { line, order, sample } from './text.ts';

/** What kinds of business there are. */
export const PROJECT_KINDS = ['Supplier', 'Trader', 'Manufacturer', 'Service Provider'] as const;

/** content/projects/*.yaml: a website we made, shown in the work showcase. */
export const projectSchema = group(
  'A website we made, in the showcase of the home page. A case in content/work with the same file name tells its story',
  {
    sample: sample,
    order: order,
    title: line(40).describe('The business'),
    label: z.enum(PROJECT_KINDS).describe('What kind of business it is'),
    place: line(40).describe('Where it is'),
    description: line(110).describe('What its site does'),
    drawing: line(60)
      .optional()
      .describe('Name of its drawing in content/mockups when it is not the file’s'),
    photo: photo.optional().describe('Picture of the site; without one, its mock-up is drawn'),
  },
);

export type Project = WithImage<z.infer<typeof projectSchema>, 'photo'>;
