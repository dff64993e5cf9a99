import { z } from 'astro/zod';
import { REVIEW_CATEGORIES } from './client.ts';
import { figures } from './figure.ts';
import { icon } from './icon.ts';
import { closing, heading, hero } from './section-parts.ts';
import { group, list } from './shapes.ts';
import { line, meta } from './text.ts';

/** content/pages/reviews.yaml: the page around the reviews. */
export const reviewsPageSchema = group(
  'The page of reviews. The reviews themselves stand in content/clients, a file a client',
  {
    meta: meta,
    hero: hero({
      rating: line(5).describe('The average, set as a picture'),
      ratingLabel: line(32).describe('Out of how many, and who has counted'),
      facts: figures(3).describe('Three figures beside the average'),
    }),
    browser: group('Words around the reviews, which are sorted into tabs', {
      heading: heading(60),
      label: line(40).describe('Name of the tabs for screen readers'),
      categories: list(
        'The tabs, in their order; one without reviews shows the words of none',
        REVIEW_CATEGORIES.length,
        {
          id: z.enum(REVIEW_CATEGORIES).describe('Address of the tab'),
          label: line(20).describe('Name of the tab'),
          icon: icon,
        },
      ),
      stars: line(40).describe('The five stars in words, for screen readers'),
      more: line(12).describe('Shown on a card while there is more to scroll to'),
      reviewBy: line(20).describe('Before the author, names a scrolling review for screen readers'),
      none: z.literal('No reviews available yet.').describe('Fixed by the specification'),
    }),
    closing: group('The band at the end', {
      ...closing,
      heading: z
        .literal('Do you want to be our next happy client?')
        .describe('Fixed by the specification'),
    }),
  },
);

export type ReviewsPage = z.infer<typeof reviewsPageSchema>;
