import { z } from 'astro/zod';
import {
  buildSchema,
  planningSchema,
  reportingSchema,
  researchSchema,
  returnSchema,
} from './approach-details.ts';
import { line, linkSchema, meta, passage } from './text.ts';

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
export const approachSchema = z.strictObject({
  meta: meta,
  intro: z.strictObject({
    heading: line(60),
    hinglish: passage(60),
    paragraph: line(220),
  }),
  timeline: z.strictObject({
    label: line(30).describe('Name of the timeline for screen readers'),
    stepWord: line(12).describe('Before the number of a step'),
    readMore: z.literal('Read More').describe('Leads down to the long form'),
  }),
  steps: z
    .array(step)
    .length(STEPS.length)
    .superRefine((steps, context) => {
      if (steps.map(({ title }) => title).join() !== STEPS.join()) {
        context.addIssue(`must be ${STEPS.join(', ')}, in this order.`);
      }
    }),
  research: researchSchema,
  planning: planningSchema,
  build: buildSchema,
  reporting: reportingSchema,
  return: returnSchema,
  closing: z.strictObject({
    heading: line(60),
    hinglish: passage(110),
    text: line(240),
    button: linkSchema,
  }),
});

export type Approach = z.infer<typeof approachSchema>;
