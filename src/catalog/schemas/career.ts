import { z } from 'astro/zod';
import { line, order, sample } from './text.ts';

/** content/careers/*.yaml: an open position. */
export const careerSchema = z
  .strictObject({
    sample: sample,
    order: order,
    posted: z.iso
      .date()
      .optional()
      .describe('Day it was advertised; job searches list a real opening only with it'),
    title: line(40).describe('Name of the position'),
    location: line(40).describe('City and country'),
    description: line(320).describe('What the work is, in two or three sentences'),
    tasks: z.array(line(110)).min(2).max(5).describe('What the person would do'),
    profile: z.array(line(110)).min(2).max(5).describe('Who would like it'),
  })
  .describe(
    'An open position on the career page. A file more is an opening more; delete the file when it is filled',
  )
  .meta({ title: 'Openings' });

export type Career = z.infer<typeof careerSchema>;
