import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { hero, opening } from './section-parts.ts';
import { group, list } from './shapes.ts';
import { line, linkRow, meta } from './text.ts';

/** content/pages/contact.yaml: the contact page. */
export const contactSchema = group('The contact page, section by section from top to bottom', {
  meta: meta,
  hero: hero({
    assurances: list('Three reasons to write now', 3, line(70)),
  }),
  proposal: group('The form, and how to reach us without it', {
    form: z.literal('proposal').describe('Form of content/forms.yaml'),
    removeChosen: line(12).describe('Button beside the package or service that somebody came for'),
    chosenService: line(24).describe(
      'Behind the service that somebody came for, where a package has its price',
    ),
    directHeading: line(40).describe('Above phone, e-mail and hours beside the form'),
    directText: line(160).describe('When somebody answers, and in which languages'),
  }),
  steps: group('What happens after somebody has written', {
    ...opening(),
    items: list('The three steps, in their order; the brochure shows them, too', 3, {
      icon: icon,
      title: line(44).describe('Name of the step; the specification fixes it'),
      when: line(30).describe('When it happens'),
      text: line(260).describe('What we do and what we need'),
    }),
    further: linkRow.describe('Below the steps'),
  }),
  offices: group('Around the cards of content/offices', {
    ...opening(),
    phoneLabel: line(30).describe('Before the phone number on each card'),
    chatLabel: line(30).describe('Before the number of an office that answers chats itself'),
    emailLabel: line(30).describe('Before the e-mail address on each card'),
    hoursLabel: line(30).describe('Before the hours on each card'),
    directions: line(30).describe('Link to the route planner'),
  }),
  map: group('The map of all offices, loaded only when somebody asks for it', {
    text: line(220).describe('What is loaded, and from whom, when the map is shown'),
    button: line(40).describe('Loads the map'),
    frameTitle: line(80).describe('Name of the map for screen readers'),
    openLabel: line(50).describe('Link that opens the map in a new tab'),
  }),
});

export type Contact = z.infer<typeof contactSchema>;
