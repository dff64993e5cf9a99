import { z } from 'astro/zod';
import { counter } from './counter.ts';
import { about, faq, leadGeneration, opening, services, specialised } from './home-sections.ts';
import { closing } from './section-parts.ts';
import { line, linkSchema, meta, passage } from './text.ts';

/** content/pages/home.yaml: the sections of the home page in their order. */
export const homeSchema = z
  .strictObject({
    meta: meta,
    hero: z
      .strictObject({
        heading: line(60).describe('The promise, at most eight words'),
        hinglish: passage(80).describe('The same promise as a Delhi agency would say it'),
        paragraph: line(120).describe('For whom, what and by when: three lines on a phone'),
        terms: line(60).describe('What is promised, in two lines above the form on phones'),
        promises: z
          .array(
            z.strictObject({
              figure: line(12).describe('Set large, such as {claim:leads.days}'),
              text: line(50).describe('What comes within it'),
            }),
          )
          .length(3)
          .describe('The three guarantees beside the button'),
        button: linkSchema.describe('The first button that visitors see'),
        form: z.literal('hero').describe('Form of content/forms.yaml'),
      })
      .describe('What visitors see first, with a form beside it'),
    services: services.describe('The services that most ask for'),
    leadGeneration: leadGeneration.describe('Who buys leads from us: B2B, B2C and D2C'),
    whyChooseUs: z
      .strictObject({
        ...opening,
        countSeconds: z.int().min(1).max(10).describe('Seconds the counters run'),
        counters: z.array(counter).length(4).describe('Four figures that count up'),
        button: linkSchema.describe('Below the figures'),
      })
      .describe('Reasons in figures'),
    industries: z.strictObject(opening).describe('Above the industries of content/sectors'),
    inquiry: z
      .strictObject({
        ...opening,
        hinglish: passage(110),
        form: z.literal('inquiry').describe('Form of content/forms.yaml'),
      })
      .describe('The form in the middle of the page'),
    specialised: specialised.describe('Services that fewer ask for'),
    about: about.describe('Who we are, in short'),
    showcase: z.strictObject(opening).describe('Above the work of content/projects'),
    testimonials: z
      .strictObject({ ...opening, link: linkSchema.describe('To all reviews') })
      .describe('Around the quotes of content/clients, which scroll by'),
    banner: z
      .strictObject({
        label: line(40).describe('Name of the banner for screen readers'),
        phrases: z.array(line(40)).length(6).describe('Service phrases that scroll by'),
      })
      .describe('The band of phrases'),
    faq: faq.describe('What visitors ask before they call'),
    appointment: linkSchema.describe('Second button of the closing band'),
    closing: z
      .strictObject(closing)
      .describe('The band at the end; most other pages end with it, too'),
  })
  .describe('The home page, section by section from top to bottom');

export type Home = z.infer<typeof homeSchema>;
