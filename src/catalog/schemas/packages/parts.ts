import { z } from 'astro/zod';
import { OBJECT_NAMES } from '../../object-names.ts';
import { hero, opening, questions } from '../section-parts.ts';
import { SERVICE_FAMILIES } from '../service-parts.ts';
import { group, list } from '../shapes.ts';
import { line, meta, order, passage } from '../text.ts';

/** One thing that is included. */
export const included = z.strictObject({
  title: line(56).describe('What you get, in a few words'),
  text: line(130).describe('What that means, in one sentence'),
});

/** Things that belong together, in a list of a fixed length. */
export const includedGroup = (length: number) =>
  z.strictObject({
    title: line(26).describe('Name of the group'),
    items: list(`Exactly ${length}: the package is sold with them`, length, included),
  });

const packageName = {
  title: line(40).describe('Name in the breadcrumb, the comparison and the contact form'),
  order: order,
};

const packagePage = {
  family: z.enum(SERVICE_FAMILIES).describe('Colours of its social card and closing'),
  object: z.enum(OBJECT_NAMES).describe('What the drawing on both holds'),
  meta: meta,
  hero: hero({}),
  comparison: group('Its row in the comparison of all packages', {
    suits: line(80).describe('Who should take it'),
    shows: line(60).describe('What there is to see first, and when'),
  }),
  facts: group('What a buyer asks before signing, in rupees and days', {
    beside: line(150).describe('Below each price: how it is paid, and what leaving costs'),
    pay: line(320).describe('What is paid, when, and what comes after the period'),
    have: line(320).describe(
      'By which day what is there, from the calendar in content/claims.yaml',
    ),
    back: line(320).describe('What comes back if a promise is not kept'),
    leave: line(320).describe('How the client ends it, and what that costs'),
  }),
};

const packageEnd = {
  questions: group('What is asked before an order', {
    ...opening(40, 160),
    items: questions([3, 6], 420),
  }),
  closing: group('The band at the end', {
    heading: line(34).describe('Set very large: keep it short'),
    hinglish: passage(80),
    text: line(260).describe('What the visitor does and gets next, in two or three sentences'),
  }),
};

/** What most packages name; one may cost what another one does. */
export const priced = {
  price: z.int().min(1).max(10_000_000).describe('Rupees, a number without commas, without GST'),
  period: z.enum(['per year', 'per month', 'for 6 months']).describe('What the price pays for'),
};

/** A package and its page: what all have, around the sections of its own composition. */
export const packageWith = <
  Variant extends string,
  Price extends z.ZodRawShape,
  Sections extends z.ZodRawShape,
>(
  what: string,
  price: Price,
  variant: z.ZodLiteral<Variant>,
  sections: Sections,
) => group(what, { ...packageName, ...price, variant, ...packagePage, ...sections, ...packageEnd });
