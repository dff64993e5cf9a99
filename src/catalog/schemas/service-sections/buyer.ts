/** The buyer: whom it is for, what it brings, what we need from them. */
import { z } from 'astro/zod';
import { icon } from '../icon.ts';
import { item, items, layout, opening, place, points } from '../service-parts.ts';
import { line } from '../text.ts';

/** Why it matters to the buyer. */
export const importance = z.strictObject({
  type: z.literal('importance').describe('Why it matters to the buyer'),
  ...place,
  layout: layout(['cards', 'ledger', 'index']),
  ...opening,
  items: items(3, 8).describe('Reasons why it matters, a card or line each'),
});

/** What the buyer has from it. */
export const benefits = z.strictObject({
  type: z.literal('benefits').describe('What the buyer has from it'),
  ...place,
  layout: layout(['cards', 'ledger', 'index']),
  ...opening,
  items: z
    .array(z.strictObject({ icon: icon.optional(), ...item.shape }))
    .min(3)
    .max(8)
    .describe('Benefits as the buyer notices them'),
});

/** The service in five trades or so. */
export const useCases = z.strictObject({
  type: z.literal('useCases').describe('The service in five trades or so'),
  ...place,
  ...opening,
  items: z
    .array(item.extend({ example: line(120).optional().describe('An example with a figure') }))
    .min(3)
    .max(6)
    .describe('Trades or situations, each with what is done there'),
});

/** What we need from the client, how much of their time, and whom the service is for. */
export const needs = z.strictObject({
  type: z.literal('needs').describe('What we need from the client, and how much of their time'),
  ...place,
  ...opening,
  points: points(3, 6).describe(
    'What the client brings: logins, prices, photos, a person who decides',
  ),
  time: z
    .strictObject({
      figure: line(10).describe('Hours, such as 3 hours'),
      text: line(90).describe('In what time and for what'),
    })
    .describe('How much of the client’s time it takes, set large'),
  audience: z
    .strictObject({
      heading: line(60).describe('Begins the sentence that each point completes'),
      points: points(3, 8).describe('Each completes the heading, such as You sell to factories'),
    })
    .optional()
    .describe('Who needs it'),
});
