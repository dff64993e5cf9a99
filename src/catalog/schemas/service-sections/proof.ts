/** The proof: reasons, figures and examples to believe it by, and what they lead to. */
import { z } from 'astro/zod';
import { heading } from '../section-parts.ts';
import { buttonLabel, item, layout, opening, section } from '../service-parts.ts';
import { group, list, notCopied } from '../shapes.ts';
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

export const reasons = section('reasons', 'Why choose us: reasons and a button', {
  layout: layout(['index', 'numbered', 'cards']),
  ...opening,
  items: list('Reasons a buyer can check', [3, 6], reason),
  button: buttonLabel,
  card: z
    .strictObject({
      heading: line(60).describe('What the button is good for'),
      text: line(200).describe('One or two sentences before the button'),
    })
    .optional()
    .describe('A card around the button: the call to action'),
});

export const pitfalls = section(
  'pitfalls',
  'What goes wrong in this trade, and what we do about it',
  {
    ...opening,
    items: list('Pairs: what others do, what we do', [2, 5], {
      wrong: line(90).describe('What goes wrong'),
      instead: line(200).describe('What we do instead'),
    }),
  },
);

export const stats = section('stats', 'Three figures set large', {
  ...opening,
  figures: list('Three figures; each rests on a claim of content/claims.yaml', 3, {
    figure: line(9).describe('Such as 21 days, 93%, 120+').meta(notCopied),
    label: line(40).describe('What it counts'),
    note: line(90).optional().describe('One sentence below'),
  }),
});

export const promise = section('promise', 'One promise, as large as the page', {
  figure: line(14).describe('The figure, such as 3 seconds').meta(notCopied),
  heading: line(70).describe('What is promised'),
  text: line(260).describe('What it means and how it is checked'),
});

const sumLine = z.strictObject({
  label: line(70).describe('What this line counts'),
  figure: line(16).describe('At the right, with its unit: ₹ 40,000').meta(notCopied),
});

export const example = section('example', 'A worked example in rupees, set like a bill', {
  ...opening,
  rows: list('The lines of the sum', [3, 7], sumLine),
  result: sumLine.describe('What comes out, below the line'),
  note: line(200).describe('Says that it is an example, and what would change it'),
});

export const successStories = section(
  'successStories',
  'The success stories, which are the same on every page: nothing to write here',
  {},
);

export const brandingHero = section(
  'brandingHero',
  'A card that tilts under the pointer, on wide screens',
  {
    heading: heading(60),
    text: line(260).describe('Beside the card, in two or three sentences'),
    button: buttonLabel,
    card: group('The card', {
      title: line(40).describe('At the head of the card'),
      points: list('What the card lists, a line each', [3, 5], line(60)),
    }),
  },
);
