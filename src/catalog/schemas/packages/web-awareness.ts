import { z } from 'astro/zod';
import { opening } from '../section-parts.ts';
import { group, list } from '../shapes.ts';
import { line } from '../text.ts';
import { included, packageWith, priced } from './parts.ts';

/** Amounts that have a drawing in src/site/sections/packages/QuantityPicture.tsx. */
export const QUANTITIES = ['products', 'forms', 'sliders', 'days', 'months', 'keyword'] as const;

/** Days in which the specification promises delivery. */
export const DELIVERY_DAYS = 21;

/** content/packages/web-awareness.yaml: the website package. */
export const webAwarenessSchema = packageWith(
  'The website package and its page',
  priced,
  z.literal('plan').describe('The website package: six amounts, a list, days to delivery'),
  {
    quantities: group('What the package holds, in numbers', {
      ...opening(),
      items: list('Six amounts, a picture each', QUANTITIES.length, {
        picture: z.enum(QUANTITIES).describe('Its drawing'),
        amount: z.int().min(1).max(100).describe('How many; the drawing shows as many'),
        before: line(12).optional().describe('Word before the number, such as "up to"'),
        title: line(40).describe('Of what'),
        text: line(130).describe('What that means, in one sentence'),
      }),
    }),
    list: group('Everything that is included', {
      ...opening(),
      groups: list('Four groups', 4, {
        title: line(26).describe('Name of the group'),
        items: list('What belongs to it, a line each', [3, 6], included),
      }),
    }),
    days: group('The way to delivery', {
      ...opening(),
      dayWord: line(12).describe('Before the number of a day'),
      steps: list('From the first day to the last', 6, {
        day: line(40).describe('On which day, from the calendar in content/claims.yaml'),
        title: line(40).describe('What the day is for'),
        text: line(130).describe('What happens, and what we need from the client'),
      }),
    }),
  },
);

export type WebAwareness = z.infer<typeof webAwarenessSchema>;
