import { z } from 'astro/zod';
import { REVIEW_CATEGORIES } from './client.ts';
import { figures } from './figure.ts';
import { icon } from './icon.ts';
import { line, linkSchema, meta, passage } from './text.ts';

/** content/pages/reviews.yaml: the page around the reviews. */
export const reviewsPageSchema = z.strictObject({
  meta: meta,
  intro: z.strictObject({
    heading: line(50),
    hinglish: passage(60),
    paragraph: line(240),
    rating: line(5).describe('The average, set as a picture'),
    ratingLabel: line(20).describe('Out of how many'),
    facts: figures(3),
  }),
  browser: z.strictObject({
    heading: line(60),
    label: line(40).describe('Name of the tabs for screen readers'),
    categories: z
      .array(
        z.strictObject({
          id: z.enum(REVIEW_CATEGORIES).describe('Address of the tab'),
          label: line(20).describe('Name of the tab'),
          icon: icon,
        }),
      )
      .length(REVIEW_CATEGORIES.length)
      .describe('The tabs, in their order; one without reviews shows the words of none'),
    stars: line(40).describe('The five stars in words, for screen readers'),
    more: line(12).describe('Shown on a card while there is more to scroll to'),
    reviewBy: line(20).describe('Before the author, names a scrolling review for screen readers'),
    none: z.literal('No reviews available yet.').describe('Fixed by the specification'),
  }),
  closing: z.strictObject({
    heading: z.literal('Do you want to be our next happy client?'),
    hinglish: passage(110),
    text: line(240),
    button: linkSchema,
  }),
});

export type ReviewsPage = z.infer<typeof reviewsPageSchema>;
