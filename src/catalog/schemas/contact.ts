import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { heading, lead } from './section-parts.ts';
import { line, linkRow, meta, passage } from './text.ts';

/** content/pages/contact.yaml: the contact page. */
export const contactSchema = z
  .strictObject({
    meta: meta,
    hero: z
      .strictObject({
        heading: line(60).describe('Heading of the page'),
        hinglish: passage(80),
        paragraph: line(260).describe('What happens when you write'),
        assurances: z.array(line(70)).length(3).describe('Three reasons to write now'),
      })
      .describe('The first screen'),
    proposal: z
      .strictObject({
        form: z.literal('proposal').describe('Form of content/forms.yaml'),
        directHeading: line(40).describe('Above phone, e-mail and hours beside the form'),
        directText: line(160).describe('When somebody answers, and in which languages'),
      })
      .describe('The form, and how to reach us without it'),
    steps: z
      .strictObject({
        heading: heading(60),
        lead: lead(220),
        items: z
          .array(
            z.strictObject({
              icon: icon,
              title: line(44).describe('Name of the step; the specification fixes it'),
              when: line(30).describe('When it happens'),
              text: line(260).describe('What we do and what we need'),
            }),
          )
          .length(3)
          .describe('The three steps, in their order; the brochure shows them, too'),
        further: linkRow.describe('Below the steps'),
      })
      .describe('What happens after somebody has written'),
    offices: z
      .strictObject({
        heading: heading(60),
        lead: lead(220),
        phoneLabel: line(30).describe('Before the phone number on each card'),
        emailLabel: line(30).describe('Before the e-mail address on each card'),
        hoursLabel: line(30).describe('Before the hours on each card'),
        directions: line(30).describe('Link to the route planner'),
      })
      .describe('Around the cards of content/offices'),
    map: z
      .strictObject({
        heading: heading(60),
        text: line(220).describe('What is loaded, and from whom, when the map is shown'),
        button: line(40).describe('Loads the map'),
        frameTitle: line(80).describe('Name of the map for screen readers'),
        openLabel: line(50).describe('Link that opens the map in a new tab'),
      })
      .describe('The map of all offices, loaded only when somebody asks for it'),
  })
  .describe('The contact page, section by section from top to bottom');

export type Contact = z.infer<typeof contactSchema>;
