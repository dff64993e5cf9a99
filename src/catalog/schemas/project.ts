import { z } from 'astro/zod';
import { line, order, sample } from './text.ts';

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
  drawing: line(60)
    .optional()
    .describe('Name of its drawing in src/illustration/projects when it is not the file’s'),
});

export type Project = z.infer<typeof projectSchema>;
