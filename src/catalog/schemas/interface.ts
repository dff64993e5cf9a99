import { z } from 'astro/zod';
import { line } from './text.ts';

const label = line(60);

/** content/interface.yaml: words of buttons and states, grouped by component. */
export const interfaceSchema = z.strictObject({
  document: z.strictObject({
    skipLink: label.describe('First link of the page, for the keyboard'),
    newTab: label.describe('Read out after a link that opens a new tab'),
    terms: label.describe('Link behind a paragraph whose heading promises something'),
  }),
  header: z.strictObject({
    home: label.describe('Name of the logo link'),
    navigation: label.describe('Name of the main menu for screen readers'),
    openMenu: label,
    closeMenu: label,
    menu: label.describe('Word beside the hamburger'),
  }),
  footer: z.strictObject({
    navigation: label.describe('Name of the footer menu for screen readers'),
    contactHeading: label,
    phone: label,
    email: label,
    office: label,
    hours: label,
    sampleNotice: line(120).describe('Shown while content/site.yaml says sample: true'),
  }),
  mobileBar: z.strictObject({
    label: label.describe('Name of the bottom bar for screen readers'),
    call: label,
    whatsapp: label,
    audit: label,
  }),
  scrollToTop: z.strictObject({ label: label }),
  chat: z.strictObject({ label: label }),
  social: z.strictObject({
    label: label.describe('Name of the side bar'),
    follow: label.describe('Before the name of the network'),
  }),
  popup: z.strictObject({
    close: label,
    opened: line(120).describe('Said by screen readers when the popup opens by itself'),
  }),
  marquee: z.strictObject({ pause: label }),
  showcase: z.strictObject({
    mockup: line(60).describe('Before the name of the project: Website of'),
  }),
  quote: z.strictObject({
    title: z.literal('Client').describe('After the name of whoever is quoted, always Client'),
    sampleNotice: label.describe('Beside quotes and reviews while one of them is a sample'),
  }),
  consent: z.strictObject({
    heading: label.describe(
      'The question whether visits may be measured; asked with ANALYTICS_ID only',
    ),
    text: line(140).describe('What is measured, for what, and what is not'),
    more: z.strictObject({
      label: label.describe('Link to what the privacy policy says about it'),
      href: line(80),
    }),
    refuse: label.describe('Must be as easy to press as allow'),
    allow: label,
    afterRefusal: label.describe('What was answered, shown when the question is asked again'),
    afterConsent: label,
    askAgain: label.describe('Button of the footer that asks the question again'),
  }),
  breadcrumb: z.strictObject({ label: label, home: label }),
  form: z.strictObject({
    optional: label.describe('After the label of an optional field'),
    errorSummary: line(100).describe('Before the number of fields that are to mend'),
    honeypot: line(80).describe('Label of the field that people must leave empty'),
  }),
});

export type Interface = z.infer<typeof interfaceSchema>;
