import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { heading, lead } from './section-parts.ts';
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
export const careerPageSchema = z
  .strictObject({
    meta: meta,
    hero: z
      .strictObject({
        heading: line(50).describe('Heading of the page, set very large'),
        hinglish: passage(60),
        paragraph: line(240).describe('Below it: what it is like to work here'),
        link: z
          .strictObject({ label: line(30).describe('What the link says') })
          .describe('Leads down to the openings'),
      })
      .describe('The first screen'),
    perks: z
      .strictObject({
        sample: sample,
        heading: heading(50),
        lead: lead(160),
        items: z
          .array(
            z.strictObject({
              icon: icon,
              title: z.enum(PERKS).describe('One of the six perks; the specification fixes them'),
              text: line(170).describe('What it means here, so that it can be believed'),
            }),
          )
          .length(PERKS.length)
          .describe('The six perks'),
      })
      .describe('Why work here'),
    openings: z
      .strictObject({
        heading: heading(40),
        lead: lead(160),
        tasksLabel: line(30).describe('Above what the person would do'),
        profileLabel: line(30).describe('Above who would like it'),
        button: z.literal('Apply Now').describe('Leads down to the application'),
      })
      .describe('Around the openings of content/careers'),
    application: z
      .strictObject({
        heading: heading(40),
        text: line(200).describe('What counts in an application'),
        tips: z
          .array(
            z.strictObject({
              title: line(30).describe('The tip, in a few words'),
              text: line(90).describe('What to do, in one sentence'),
            }),
          )
          .length(3)
          .describe('What makes an application good'),
        link: z.literal('Submit Your Application').describe('Opens applicationForm of site.yaml'),
        note: line(90).describe('What happens on a click'),
        further: linkRow.describe('Below the note'),
      })
      .describe('How to apply; the form itself is an external one'),
  })
  .describe('The career page. The openings themselves stand in content/careers, a file an opening');

export type CareerPage = z.infer<typeof careerPageSchema>;
