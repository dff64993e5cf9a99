import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { heading, opening, questions } from './section-parts.ts';
import { list } from './shapes.ts';
import { href, line, linkRow, linkSchema } from './text.ts';

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
  highlights: list('What you get', [2, 5], line(70)),
  benefits: list('Why choose us', [2, 4], line(70)),
  link: linkSchema.describe('To the page of this service; the six pages are fixed'),
});

export const services = z.strictObject({
  ...opening(),
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
    })
    .describe('Six services, a card each'),
});

export const leadGeneration = z.strictObject({
  ...opening(),
  cards: list('Three kinds of clients, a card each', 3, {
    title: z.enum(['B2B', 'B2C', 'D2C']).describe('Whom the client sells to'),
    audience: line(60).describe('Who this is for'),
    text: line(240).describe('What goes wrong and what we do'),
    points: list('What such a client gets, a line each', [2, 4], line(80)),
    link: linkSchema.describe('To the service for such clients'),
  }),
  button: linkSchema.describe('Below the cards'),
});

const tile = z.strictObject({
  title: line(40).describe('Name of the specialised service'),
  href: href.describe('The service page it belongs to'),
});

export const specialised = z.strictObject({
  ...opening(),
  tiles: z
    .array(tile)
    .length(20)
    .superRefine((tiles, context) => {
      for (const { title, href: page } of tiles) {
        if (!page.startsWith('/services/')) {
          context.addIssue(`have "${title}" leading to ${page}. Link a page below /services/.`);
        }
      }
    })
    .describe('Twenty special services in a grid, each a link'),
});

export const about = z.strictObject({
  heading: heading(60),
  paragraphs: list('Our story, short: the long one is a click away', 2, line(420)),
  link: linkSchema.describe('To the page on who we are'),
});

export const faq = z.strictObject({
  ...opening(),
  questions: questions(6),
  further: linkRow.describe('Articles for whoever wants to read before calling'),
});
