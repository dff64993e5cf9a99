import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { line, linkRow, meta, passage, sample } from './text.ts';

const PERKS = [
  'Growth Opportunities',
  'Innovative Culture',
  'Paid Time Off',
  'Performance Bonuses',
  'Team Retreats',
  'Modern Workspace',
] as const;

/** content/pages/career.yaml: the page around the openings. */
export const careerPageSchema = z.strictObject({
  meta: meta,
  hero: z.strictObject({
    heading: line(50),
    hinglish: passage(60),
    paragraph: line(240),
    link: z.strictObject({ label: line(30).describe('Leads down to the openings') }),
  }),
  perks: z.strictObject({
    sample: sample,
    heading: line(50),
    lead: line(160),
    items: z
      .array(
        z.strictObject({
          icon: icon,
          title: z.enum(PERKS).describe('One of the six perks; the specification fixes them'),
          text: line(170),
        }),
      )
      .length(PERKS.length),
  }),
  openings: z.strictObject({
    heading: line(40),
    lead: line(160),
    tasksLabel: line(30),
    profileLabel: line(30),
    button: z.literal('Apply Now').describe('Leads down to the application'),
  }),
  application: z.strictObject({
    heading: line(40),
    text: line(200),
    tips: z
      .array(z.strictObject({ title: line(30), text: line(90) }))
      .length(3)
      .describe('What makes an application good'),
    link: z.literal('Submit Your Application').describe('Opens applicationForm of site.yaml'),
    note: line(90).describe('What happens on a click'),
    further: linkRow.describe('Below the note'),
  }),
});

export type CareerPage = z.infer<typeof careerPageSchema>;
