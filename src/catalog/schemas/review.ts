import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { line, order, sample, words } from './text.ts';

/** The eight categories by which reviews are sorted; each is a file in content/reviews/. */
export const REVIEW_CATEGORY_IDS = [
  'seo',
  'ppc',
  'social',
  'design',
  'results',
  'support',
  'expertise',
  'tech',
] as const;

export type ReviewCategoryId = (typeof REVIEW_CATEGORY_IDS)[number];

const review = z.strictObject({
  sample: sample,
  text: words(8, 110).describe('What they say; a card shows about 45 words, the rest scrolls'),
  author: line(60).describe('Name, trade and place'),
  lang: z
    .enum(['hi-Latn', 'hi'])
    .optional()
    .describe('Only when it is not English: hi-Latn for Hinglish, hi for Devanagari'),
});

/** content/reviews/*.yaml: what clients say about one thing. */
export const reviewCategorySchema = z.strictObject({
  order: order,
  label: line(20).describe('Name of the tab'),
  icon: icon,
  reviews: z.array(review).max(12).describe('An empty list shows the words of browser.none'),
});

export type Review = z.infer<typeof review>;
export type ReviewCategory = z.infer<typeof reviewCategorySchema>;
