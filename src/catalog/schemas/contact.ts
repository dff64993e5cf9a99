import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { line, linkRow, meta, passage } from './text.ts';

/** content/pages/contact.yaml: the contact page. */
export const contactSchema = z.strictObject({
  meta: meta,
  hero: z.strictObject({
    heading: line(60).describe('Heading of the page'),
    hinglish: passage(80),
    paragraph: line(260).describe('What happens when you write'),
    assurances: z.array(line(70)).length(3).describe('Three reasons to write now'),
  }),
  proposal: z.strictObject({
    form: z.literal('proposal').describe('Form of content/forms.yaml'),
    directHeading: line(40).describe('Above phone, e-mail and hours beside the form'),
    directText: line(160),
  }),
  steps: z.strictObject({
    heading: line(60),
    lead: line(220),
    items: z
      .array(
        z.strictObject({
          icon: icon,
          title: line(44).describe('Name of the step; the specification fixes it'),
          when: line(30).describe('When it happens'),
          text: line(260).describe('What we do and what we need'),
        }),
      )
      .length(3),
    further: linkRow.describe('Below the steps'),
  }),
  offices: z.strictObject({
    heading: line(60),
    lead: line(220),
    phoneLabel: line(30),
    emailLabel: line(30),
    hoursLabel: line(30),
    directions: line(30).describe('Link to the route planner'),
  }),
  map: z.strictObject({
    heading: line(60),
    text: line(220).describe('What is loaded, and from whom, when the map is shown'),
    button: line(40).describe('Loads the map'),
    frameTitle: line(80).describe('Name of the map for screen readers'),
    openLabel: line(50).describe('Link that opens the map in a new tab'),
  }),
});

export type Contact = z.infer<typeof contactSchema>;
