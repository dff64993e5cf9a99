import { z } from 'astro/zod';
import { group, list } from './shapes.ts';
import { line, order, sample } from './text.ts';

/** content/careers/*.yaml: an open position. */
export const careerSchema = group(
  'An open position on the career page. A file more is an opening more; delete the file when it is filled',
  {
    sample: sample,
    order: order,
    posted: z.iso
      .date()
      .optional()
      .describe('Day it was advertised; job searches list a real opening only with it'),
    title: line(40).describe('Name of the position'),
    location: line(40).describe('City and country'),
    description: line(320).describe('What the work is, in two or three sentences'),
    tasks: list('What the person would do', [2, 5], line(110)),
    profile: list('Who would like it', [2, 5], line(110)),
  },
).meta({ title: 'Openings' });

export type Career = z.infer<typeof careerSchema>;
