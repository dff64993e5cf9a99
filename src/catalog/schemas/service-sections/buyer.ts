/** The buyer: whom it is for, what it brings, what we need from them. */
import { z } from 'astro/zod';
import { icon } from '../icon.ts';
import { item, items, layout, opening, points } from '../service-parts.ts';
import { line } from '../text.ts';

/** Why it matters to the buyer. */
export const importance = z.strictObject({
  type: z.literal('importance'),
  ...opening,
  layout: layout(['cards', 'ledger', 'index']),
  items: items(3, 8),
});

/** What the buyer has from it. */
export const benefits = z.strictObject({
  type: z.literal('benefits'),
  ...opening,
  layout: layout(['cards', 'ledger', 'index']),
  items: z
    .array(item.extend({ icon: icon.optional() }))
    .min(3)
    .max(8),
});

/** The service in five trades or so. */
export const useCases = z.strictObject({
  type: z.literal('useCases'),
  ...opening,
  items: z
    .array(item.extend({ example: line(120).optional().describe('An example with a figure') }))
    .min(3)
    .max(6),
});

/** What we need from the client, how much of their time, and whom the service is for. */
export const needs = z.strictObject({
  type: z.literal('needs'),
  ...opening,
  points: points(3, 6),
  time: z.strictObject({
    figure: line(10).describe('Hours, such as 3 hours'),
    text: line(90).describe('In what time and for what'),
  }),
  audience: z
    .strictObject({
      heading: line(60),
      points: points(3, 8).describe('Each completes the heading, such as You sell to factories'),
    })
    .optional()
    .describe('Who needs it'),
});
