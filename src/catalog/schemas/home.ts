import { z } from 'astro/zod';
import { counter } from './counter.ts';
import { about, faq, leadGeneration, services, specialised } from './home-sections.ts';
import { closing, about as heroAbout, opening } from './section-parts.ts';
import { group, list } from './shapes.ts';
import { line, linkSchema, meta, passage } from './text.ts';

/** content/pages/home.yaml: the sections of the home page in their order. */
export const homeSchema = group('The home page, section by section from top to bottom', {
  meta: meta,
  hero: group('What visitors see first, with a form beside it', {
    about: heroAbout,
    heading: line(60).describe('The promise with its condition, at most eight words'),
    hinglish: passage(80).describe('The same promise as a Delhi agency would say it'),
    paragraph: line(120).describe('For whom, what and by when: three lines on a phone'),
    promises: list('The three guarantees below the address field', 3, {
      figure: line(12).describe('Set large, such as {claim:leads.days}'),
      text: line(50).describe('What comes within it'),
    }),
    proof: line(140).describe('Below the hero: one line that speaks for us'),
    button: linkSchema.describe('Below the address field of the audit'),
    form: z.literal('hero').describe('Form of content/forms.yaml'),
  }),
  services: services.describe('The services that most ask for'),
  leadGeneration: leadGeneration.describe('Who buys leads from us: B2B, B2C and D2C'),
  whyChooseUs: group('Reasons in figures', {
    ...opening(),
    countSeconds: z.int().min(1).max(10).describe('Seconds the counters run'),
    counters: list('Four figures that count up', 4, counter),
    button: linkSchema.describe('Below the figures'),
  }),
  industries: group('Above the industries of content/sectors', opening()),
  inquiry: group('The form in the middle of the page', {
    ...opening(),
    hinglish: passage(110),
    form: z.literal('inquiry').describe('Form of content/forms.yaml'),
  }),
  specialised: specialised.describe('Services that fewer ask for'),
  about: about.describe('Who we are, in short'),
  showcase: group('Above the work of content/projects', opening()),
  testimonials: group('Around the quotes of content/clients, which scroll by', {
    ...opening(),
    link: linkSchema.describe('To all reviews'),
  }),
  banner: group('The band of phrases', {
    label: line(40).describe('Name of the banner for screen readers'),
    phrases: list('Service phrases that scroll by', 6, line(40)),
  }),
  faq: faq.describe('What visitors ask before they call'),
  appointment: linkSchema.describe('Second button of the closing band'),
  closing: group('The band at the end; most other pages end with it, too', closing),
});

export type Home = z.infer<typeof homeSchema>;
