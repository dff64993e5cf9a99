/** The proof: reasons, figures and examples to believe it by, and what they lead to. */
import { z } from 'astro/zod';
import { heading } from '../section-parts.ts';
import { buttonLabel, item, layout, opening, place } from '../service-parts.ts';
import { line } from '../text.ts';

const reason = item
  .extend({
    hinglish: line(60)
      .optional()
      .describe('Words of the text that are Hinglish, so that they are read out as such'),
  })
  .refine(({ text, hinglish = '' }) => text.includes(hinglish), {
    path: ['hinglish'],
    error: 'must stand in the text above it, letter for letter.',
  });

/** Why choose us: reasons and a button, which may stand in a card of its own. */
export const reasons = z.strictObject({
  type: z.literal('reasons').describe('Why choose us: reasons and a button'),
  ...place,
  layout: layout(['index', 'numbered', 'cards']),
  ...opening,
  items: z.array(reason).min(3).max(6).describe('Reasons a buyer can check'),
  button: buttonLabel,
  card: z
    .strictObject({
      heading: line(60).describe('What the button is good for'),
      text: line(200).describe('One or two sentences before the button'),
    })
    .optional()
    .describe('A card around the button: the call to action'),
});

/** What goes wrong in this trade, and what we do about it. */
export const pitfalls = z.strictObject({
  type: z.literal('pitfalls').describe('What goes wrong in this trade, and what we do about it'),
  ...place,
  ...opening,
  items: z
    .array(
      z.strictObject({
        wrong: line(90).describe('What goes wrong'),
        instead: line(200).describe('What we do instead'),
      }),
    )
    .min(2)
    .max(5)
    .describe('Pairs: what others do, what we do'),
});

/** Figures set large. */
export const stats = z.strictObject({
  type: z.literal('stats').describe('Three figures set large'),
  ...place,
  ...opening,
  figures: z
    .array(
      z.strictObject({
        figure: line(9).describe('Such as 21 days, 93%, 120+'),
        label: line(40).describe('What it counts'),
        note: line(90).optional().describe('One sentence below'),
      }),
    )
    .length(3)
    .describe('Three figures; each rests on a claim of content/claims.yaml'),
});

/** One promise, as large as the page. */
export const promise = z.strictObject({
  type: z.literal('promise').describe('One promise, as large as the page'),
  ...place,
  figure: line(14).describe('The figure, such as 3 seconds'),
  heading: line(70).describe('What is promised'),
  text: line(260).describe('What it means and how it is checked'),
});

const sumLine = z.strictObject({
  label: line(70).describe('What this line counts'),
  figure: line(16).describe('At the right, with its unit: ₹ 40,000'),
});

/** A worked example in rupees, set like a bill. */
export const example = z.strictObject({
  type: z.literal('example').describe('A worked example in rupees, set like a bill'),
  ...place,
  ...opening,
  rows: z.array(sumLine).min(3).max(7).describe('The lines of the sum'),
  result: sumLine.describe('What comes out, below the line'),
  note: line(200).describe('Says that it is an example, and what would change it'),
});

/** The success stories of content/service-pages.yaml, the same on every page. */
export const successStories = z.strictObject({
  type: z
    .literal('successStories')
    .describe('The success stories, which are the same on every page: nothing to write here'),
  ...place,
});

/** The branding hero: a card that tilts under the pointer, on wide screens only. */
export const brandingHero = z.strictObject({
  type: z.literal('brandingHero').describe('A card that tilts under the pointer, on wide screens'),
  ...place,
  heading: heading(60),
  text: line(260).describe('Beside the card, in two or three sentences'),
  button: buttonLabel,
  card: z
    .strictObject({
      title: line(40).describe('At the head of the card'),
      points: z.array(line(60)).min(3).max(5).describe('What the card lists, a line each'),
    })
    .describe('The card'),
});
