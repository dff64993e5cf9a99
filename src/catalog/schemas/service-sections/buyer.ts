/** The buyer: whom it is for, what it brings, what we need from them. */
import { z } from 'astro/zod';
import { icon } from '../icon.ts';
import { item, items, layout, opening, points, section } from '../service-parts.ts';
import { group, list, notCopied } from '../shapes.ts';
import { line } from '../text.ts';

export const importance = section('importance', 'Why it matters to the buyer', {
  layout: layout(['cards', 'ledger', 'index']),
  ...opening,
  items: items(3, 8).describe('Reasons why it matters, a card or line each'),
});

export const benefits = section('benefits', 'What the buyer has from it', {
  layout: layout(['cards', 'ledger', 'index']),
  ...opening,
  items: list('Benefits as the buyer notices them', [3, 8], {
    icon: icon.optional(),
    ...item.shape,
  }),
});

export const useCases = section('useCases', 'The service in five trades or so', {
  ...opening,
  items: list(
    'Trades or situations, each with what is done there',
    [3, 6],
    item.extend({ example: line(120).optional().describe('An example with a figure') }),
  ),
});

export const needs = section('needs', 'What we need from the client, and how much of their time', {
  ...opening,
  points: points(3, 6).describe(
    'What the client brings: logins, prices, photos, a person who decides',
  ),
  time: group('How much of the client’s time it takes, set large', {
    figure: line(10).describe('Hours, such as 3 hours').meta(notCopied),
    text: line(90).describe('In what time and for what'),
  }),
  audience: z
    .strictObject({
      heading: line(60).describe('Begins the sentence that each point completes'),
      points: points(3, 8).describe('Each completes the heading, such as You sell to factories'),
    })
    .optional()
    .describe('Who needs it'),
});
