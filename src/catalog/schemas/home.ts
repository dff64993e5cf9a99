import { z } from 'astro/zod';
import { counter } from './counter.ts';
import { icon } from './icon.ts';
import { href, line, linkRow, linkSchema, meta, passage } from './text.ts';

/** Heading and lead that open a section. Headings are set up to 5rem large: keep them short. */
const opening = {
  heading: line(60).describe('Heading of the section'),
  lead: line(220).describe('One or two sentences below it'),
};

const CARD_LINKS = [
  '/services/digital-marketing-services',
  '/services/custom-web-development-services',
  '/services/ads-management-services',
  '/services/microsoft-bing-ads-services',
  '/services/ads-management-services',
  '/services/google-adword-ppc-services',
].sort();

const serviceCard = z.strictObject({
  icon: icon,
  title: line(40).describe('Name of the service'),
  line: line(36).describe(
    'What it is in half a dozen words; on phones all that shows of a folded row',
  ),
  text: line(190).describe('What it is, in two sentences'),
  highlights: z.array(line(70)).min(3).max(5).describe('What you get'),
  benefits: z.array(line(70)).min(2).max(4).describe('Why choose us'),
  link: linkSchema,
});

const services = z.strictObject({
  ...opening,
  highlightsLabel: line(30).describe('Above the list of what you get'),
  benefitsLabel: line(30).describe('Above the list of reasons'),
  cards: z
    .array(serviceCard)
    .length(6)
    .superRefine((cards, context) => {
      const links = cards.map((card) => card.link.href).sort();
      if (links.join() !== CARD_LINKS.join()) {
        context.addIssue(`must together link to ${CARD_LINKS.join(', ')} and nothing else.`);
      }
    }),
});

const leadGeneration = z.strictObject({
  ...opening,
  cards: z
    .array(
      z.strictObject({
        title: z.enum(['B2B', 'B2C', 'D2C']).describe('Whom the client sells to'),
        audience: line(60).describe('Who this is for'),
        text: line(240).describe('What goes wrong and what we do'),
        points: z.array(line(80)).min(2).max(4),
        link: linkSchema,
      }),
    )
    .length(3),
  button: linkSchema,
});

const tile = z.strictObject({
  icon: icon,
  title: line(40).describe('Name of the specialised service'),
  text: line(90).describe('What it brings, in one line'),
  href: href.describe('The service page it belongs to'),
});

const specialised = z.strictObject({
  ...opening,
  tiles: z
    .array(tile)
    .length(20)
    .superRefine((tiles, context) => {
      for (const { title, href: page } of tiles) {
        if (!page.startsWith('/services/')) {
          context.addIssue(`have "${title}" leading to ${page}. Link a page below /services/.`);
        }
      }
    }),
});

const about = z.strictObject({
  heading: line(60),
  paragraphs: z.array(line(420)).length(2),
  link: linkSchema,
});

const faq = z.strictObject({
  ...opening,
  questions: z
    .array(
      z.strictObject({
        question: line(90).describe('As a visitor would ask it'),
        answer: line(600).describe('Honest and with figures'),
      }),
    )
    .length(6),
  further: linkRow.describe('Articles for whoever wants to read before calling'),
});

/** content/pages/home.yaml: the sections of the home page in their order. */
export const homeSchema = z.strictObject({
  meta: meta,
  hero: z.strictObject({
    heading: line(60).describe('The promise, at most eight words'),
    hinglish: passage(80).describe('The same promise as a Delhi agency would say it'),
    paragraph: line(120).describe('For whom, what and by when: three lines on a phone'),
    terms: line(60).describe('What is promised, in two lines above the form on phones'),
    promises: z
      .array(z.strictObject({ figure: line(12), text: line(50) }))
      .length(3)
      .describe('The three guarantees beside the button'),
    button: linkSchema,
    form: z.literal('hero').describe('Form of content/forms.yaml'),
  }),
  services: services,
  leadGeneration: leadGeneration,
  whyChooseUs: z.strictObject({
    ...opening,
    countSeconds: z.int().min(1).max(10).describe('Seconds the counters run'),
    counters: z.array(counter).length(4),
    button: linkSchema,
  }),
  industries: z.strictObject(opening),
  inquiry: z.strictObject({
    ...opening,
    hinglish: passage(110),
    form: z.literal('inquiry').describe('Form of content/forms.yaml'),
  }),
  specialised: specialised,
  about: about,
  showcase: z.strictObject(opening),
  testimonials: z.strictObject({ ...opening, link: linkSchema }),
  banner: z.strictObject({
    label: line(40).describe('Name of the banner for screen readers'),
    phrases: z.array(line(40)).length(6).describe('Service phrases that scroll by'),
  }),
  faq: faq,
  appointment: linkSchema.describe('Second button of the closing band'),
  closing: z.strictObject({
    heading: line(60),
    hinglish: passage(110),
    text: line(240),
    button: linkSchema,
  }),
});

export type Home = z.infer<typeof homeSchema>;
