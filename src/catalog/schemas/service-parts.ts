import { z } from 'astro/zod';
import { heading, lead } from './section-parts.ts';
import { line, passage } from './text.ts';

/** The families of services; each has its colours, covers and scene in src/site/illustration. */
export const SERVICE_FAMILIES = [
  'web',
  'advertising',
  'search',
  'social',
  'content',
  'data',
] as const;

/** What the buttons of service pages say. Each leads to the contact page. */
export const BUTTON_LABELS = [
  'Let’s Get Started',
  'Talk to Our Experts',
  'Request Free Audit',
  'Get Started Now',
  'Book Free Consultation',
  'Start Your Lead Generation Campaign',
  'Boost Your Digital Karma',
] as const;

export const buttonLabel = z
  .enum(BUTTON_LABELS)
  .describe('What the button says; it always leads to /Contact');

/** Grounds a section may lie on. */
const GROUNDS = ['paper', 'shade', 'mist', 'ink', 'peacock'] as const;

export type Ground = (typeof GROUNDS)[number];

/** Fields that every section has, whatever its type. */
const place = {
  menu: line(22)
    .optional()
    .describe('Its name in the menu of the page; without one it is not there'),
  ground: z
    .enum(GROUNDS)
    .optional()
    .describe('Colour it lies on; without one the rhythm of the family decides'),
};

/** A section of a service page; `what` says what its type is for. */
export const section = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  what: string,
  fields: Fields,
) => z.strictObject({ type: z.literal(type).describe(what), ...place, ...fields });

/** What a section that has a heading begins with, after its place and layout. */
export const opening = {
  heading: heading(60),
  lead: lead(220).optional(),
  hinglish: passage(90).optional().describe('A line above the heading, in Hindi or Hinglish'),
};

/** A named point with a sentence or two. */
export const item = z.strictObject({
  title: line(52).describe('A few words'),
  text: line(200).describe('One or two sentences'),
});

/** A list of named points. */
export const items = (min: number, max: number) => z.array(item).min(min).max(max);

/** A list of points, each a line. */
export const points = (min: number, max: number) => z.array(line(120)).min(min).max(max);

/** The choice between the compositions of a section type; the first one is the default. */
export function layout<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z
    .enum(names)
    .default(names[0])
    .describe(
      'How it is composed; docs/content.md shows what there is. Neighbours must not be composed alike',
    );
}
