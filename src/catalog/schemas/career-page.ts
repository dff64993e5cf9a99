import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { heading, hero, opening } from './section-parts.ts';
import { group, list } from './shapes.ts';
import { line, linkRow, meta, sample } from './text.ts';

const PERKS = [
  'Growth Opportunities',
  'Innovative Culture',
  'Paid Time Off',
  'Performance Bonuses',
  'Team Retreats',
  'Modern Workspace',
] as const;

/** content/pages/career.yaml: the page around the openings. */
export const careerPageSchema = group(
  'The career page. The openings themselves stand in content/careers, a file an opening',
  {
    meta: meta,
    hero: hero({
      link: group('Leads down to the openings', { label: line(30).describe('What the link says') }),
    }),
    perks: group('Why work here', {
      sample: sample,
      ...opening(50, 160),
      items: list('The six perks', PERKS.length, {
        icon: icon,
        title: z.enum(PERKS).describe('One of the six perks; the specification fixes them'),
        text: line(170).describe('What it means here, so that it can be believed'),
      }),
    }),
    openings: group('Around the openings of content/careers', {
      ...opening(40, 160),
      tasksLabel: line(30).describe('Above what the person would do'),
      profileLabel: line(30).describe('Above who would like it'),
      button: z.literal('Apply Now').describe('Leads down to the application'),
    }),
    application: group('How to apply; the form itself is an external one', {
      heading: heading(40),
      text: line(200).describe('What counts in an application'),
      tips: list('What makes an application good', 3, {
        title: line(30).describe('The tip, in a few words'),
        text: line(90).describe('What to do, in one sentence'),
      }),
      link: z.literal('Submit Your Application').describe('Opens applicationForm of site.yaml'),
      note: line(90).describe('What happens on a click'),
      further: linkRow.describe('Below the note'),
    }),
  },
);

export type CareerPage = z.infer<typeof careerPageSchema>;
