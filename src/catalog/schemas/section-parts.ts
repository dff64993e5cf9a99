import type { z } from 'astro/zod';
import { group, list } from './shapes.ts';
import { line, linkSchema, passage } from './text.ts';

/** Parts that sections of many pages have, described once. */

/** Opens a section. Set up to 5rem large. */
export const heading = (max: number) =>
  line(max).describe('Heading of this section. It is set large: a few words read best');

/** Below the heading of a section. */
export const lead = (max: number) =>
  line(max).describe('One or two sentences below the heading: what the reader finds here');

/** Heading and lead that open a section. */
export const opening = (longestHeading = 60, longestLead = 240) => ({
  heading: heading(longestHeading),
  lead: lead(longestLead),
});

/** What a page is about and where, as people search it: the first line of its heading. */
export const about = line(60).describe(
  'What it is and where, such as Ads management package, Delhi NCR: the first line of the heading',
);

/** The first screen of a page, with what only this one has. */
export const hero = <More extends z.ZodRawShape>(more: More) =>
  group('The first screen', {
    about,
    heading: line(60).describe('Heading of the page, set very large'),
    hinglish: passage(80),
    paragraph: line(260).describe('Below it: for whom, what and what comes of it'),
    ...more,
  });

/** Questions that unfold. */
export const questions = (count: readonly [number, number] | number, longestAnswer = 600) =>
  list('Questions that unfold; search engines read them, too', count, {
    question: line(100).describe('As a visitor would ask it'),
    answer: line(longestAnswer).describe('Honest and with figures; what it does not hold, too'),
  });

/** The band at the end of a page, in front of the footer. */
export const closing = {
  heading: line(60).describe('Set very large: one short sentence that invites'),
  hinglish: passage(110),
  text: line(260).describe('What the visitor does and gets next, in two or three sentences'),
  button: linkSchema.describe('The last button of the page, usually to the contact form'),
};
