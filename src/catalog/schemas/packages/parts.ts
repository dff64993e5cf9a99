import { z } from 'astro/zod';
import { OBJECT_NAMES } from '../../object-names.ts';
import { heading, lead } from '../section-parts.ts';
import { SERVICE_FAMILIES } from '../service-parts.ts';
import { line, meta, order, passage } from '../text.ts';

/** One thing that is included. */
export const included = z.strictObject({
  title: line(56).describe('What you get, in a few words'),
  text: line(130).describe('What that means, in one sentence'),
});

/** Things that belong together, in a list of a fixed length. */
export const group = (length: number) =>
  z.strictObject({
    title: line(26).describe('Name of the group'),
    items: z
      .array(included)
      .length(length)
      .describe(`Exactly ${length}: the package is sold with them`),
  });

/** What every package page has, whatever its composition; its own sections stand before the end. */
export const packageName = {
  title: line(40).describe('Name in the breadcrumb, the comparison and the contact form'),
  order: order,
};

export const packagePage = {
  family: z.enum(SERVICE_FAMILIES).describe('Colours of its social card and closing'),
  object: z.enum(OBJECT_NAMES).describe('What the drawing on both holds'),
  meta: meta,
  hero: z
    .strictObject({
      heading: line(60).describe('Heading of the page'),
      hinglish: passage(80).describe('Line above the heading'),
      paragraph: line(280).describe('For whom, what, and what comes of it'),
    })
    .describe('The first screen, with the price'),
  comparison: z
    .strictObject({
      suits: line(80).describe('Who should take it'),
      shows: line(60).describe('What there is to see first, and when'),
    })
    .describe('Its row in the comparison of all packages'),
};

export const packageEnd = {
  questions: z
    .strictObject({
      heading: heading(40),
      lead: lead(160),
      items: z
        .array(
          z.strictObject({
            question: line(90).describe('As a buyer of this package would ask it'),
            answer: line(420).describe(
              'Honest and with figures; what the package does not hold, too',
            ),
          }),
        )
        .min(4)
        .max(6)
        .describe('Questions that unfold; search engines read them, too'),
    })
    .describe('What is asked before an order'),
  closing: z
    .strictObject({
      heading: line(34).describe('Set very large: keep it short'),
      hinglish: passage(80),
      text: line(260).describe('What the visitor does and gets next, in two or three sentences'),
    })
    .describe('The band at the end'),
};

/** What most packages name; one may cost what another one does. */
export const priced = {
  price: z.int().min(1).max(10_000_000).describe('Rupees, a number without commas, without GST'),
  period: z.enum(['per year', 'per month', 'for 6 months']).describe('What the price pays for'),
};

/** Opens a section of a package page. */
export const packageOpening = { heading: heading(60), lead: lead(240) };
