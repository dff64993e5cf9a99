import { z } from 'astro/zod';
import {
  buildSchema,
  planningSchema,
  reportingSchema,
  researchSchema,
  returnSchema,
} from './approach-details.ts';
import { pageWith } from './page.ts';
import { group, laidDown } from './shapes.ts';
import { line } from './text.ts';

const STEPS = [
  'Research & Discovery',
  'Collaborative Planning',
  'Design & Build',
  'Live Reporting',
  'Return on Investment',
] as const;

const step = z.strictObject({
  title: z.enum(STEPS).describe('Name of the step; the specification fixes it'),
  summary: line(220).describe('Beside the picture in the timeline'),
});

/** content/pages/our-approach.yaml: the five steps, first short, then long. */
export const approachSchema = pageWith(
  'The page on how we work: five steps, first short, then long',
  {
    timeline: group('Words around the five steps', {
      label: line(30).describe('Name of the timeline for screen readers'),
      stepWord: line(12).describe('Before the number of a step'),
      readMore: z.literal('Read More').describe('Leads down to the long form'),
    }),
    steps: laidDown(
      'The steps in short, each beside its picture; names and order are fixed',
      STEPS,
      step,
      ({ title }) => title,
    ),
    research: researchSchema.describe('Step 1, long: with a list of where we look'),
    planning: planningSchema.describe('Step 2, long: with an example of a plan'),
    build: buildSchema.describe('Step 3, long: with three stages'),
    reporting: reportingSchema.describe('Step 4, long: with an example of a report'),
    return: returnSchema.describe('Step 5, long: with a sum that is worked out'),
  },
);

export type Approach = z.infer<typeof approachSchema>;
