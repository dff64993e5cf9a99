import { z } from 'astro/zod';
import { photo, type WithImage } from './photo.ts';
import { group, notCopied } from './shapes.ts';
import { line, order, sample, words } from './text.ts';

/** The categories by which reviews are sorted; their labels stand in content/pages/reviews.yaml. */
export const REVIEW_CATEGORIES = [
  'seo',
  'ppc',
  'social',
  'design',
  'results',
  'support',
  'expertise',
  'tech',
] as const;

/** content/clients/*.yaml: a client, and what they say about us. */
export const clientSchema = group(
  'A client and what they say about us: a quote, a review, or both. Cases and service pages name them by file name',
  {
    sample: sample,
    name: line(40).describe('Who says it'),
    trade: line(30).optional().describe('What they deal in, after the name of a review'),
    city: line(30).optional().describe('Where they are, after it'),
    logo: photo.optional().describe('Their logo, beside the quote'),
    quote: z
      .strictObject({
        order: order,
        text: words(8, 60).describe('What they say; 25 to 60 words fill the card'),
      })
      .optional()
      .describe('In the marquee of the home page')
      .meta(notCopied),
    review: z
      .strictObject({
        category: z.enum(REVIEW_CATEGORIES).describe('What it is about: the tab it stands in'),
        order: order,
        lang: z
          .enum(['hi-Latn', 'hi'])
          .optional()
          .describe('Only when it is not English: hi-Latn for Hinglish, hi for Devanagari'),
        text: words(8, 110).describe(
          'What they say; a card shows about 45 words, the rest scrolls',
        ),
      })
      .optional()
      .describe('On /profile/reviews'),
  },
).meta({ title: 'Clients and reviews' });

export type Client = WithImage<z.infer<typeof clientSchema>, 'logo'>;
