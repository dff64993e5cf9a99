import { line, linkSchema, passage } from './text.ts';

/** Parts that sections of many pages have, described once. */

/** Opens a section. Set up to 5rem large. */
export const heading = (max: number) =>
  line(max).describe('Heading of this section. It is set large: a few words read best');

/** Below the heading of a section. */
export const lead = (max: number) =>
  line(max).describe('One or two sentences below the heading: what the reader finds here');

/** The band at the end of a page, in front of the footer. */
export const closing = {
  heading: line(60).describe('Set very large: one short sentence that invites'),
  hinglish: passage(110),
  text: line(240).describe('What the visitor does and gets next, in two or three sentences'),
  button: linkSchema.describe('The last button of the page, usually to the contact form'),
};
