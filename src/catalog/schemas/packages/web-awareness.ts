import { z } from 'astro/zod';
import { line } from '../text.ts';
import { included, packageEnd, packageName, packageOpening, packagePage, priced } from './parts.ts';

/** Amounts that have a drawing in src/site/sections/packages/QuantityPicture.tsx. */
export const QUANTITIES = ['products', 'forms', 'sliders', 'days', 'months', 'keyword'] as const;

/** Days in which the specification promises delivery. */
export const DELIVERY_DAYS = 21;

/** content/packages/web-awareness.yaml: the website package. */
export const webAwarenessSchema = z
  .strictObject({
    ...packageName,
    ...priced,
    variant: z
      .literal('plan')
      .describe('The website package: six amounts, a list, days to delivery'),
    ...packagePage,
    quantities: z
      .strictObject({
        ...packageOpening,
        items: z
          .array(
            z.strictObject({
              picture: z.enum(QUANTITIES).describe('Its drawing'),
              amount: z.int().min(1).max(100).describe('How many; the drawing shows as many'),
              before: line(12).optional().describe('Word before the number, such as "up to"'),
              title: line(40).describe('Of what'),
              text: line(130).describe('What that means, in one sentence'),
            }),
          )
          .length(QUANTITIES.length)
          .describe('Six amounts, a picture each'),
      })
      .describe('What the package holds, in numbers'),
    list: z
      .strictObject({
        ...packageOpening,
        groups: z
          .array(
            z.strictObject({
              title: line(26).describe('Name of the group'),
              items: z.array(included).min(3).max(6).describe('What belongs to it, a line each'),
            }),
          )
          .length(4)
          .describe('Four groups'),
      })
      .describe('Everything that is included'),
    days: z
      .strictObject({
        ...packageOpening,
        dayWord: line(12).describe('Before the number of a day'),
        steps: z
          .array(
            z.strictObject({
              day: z.int().min(1).max(DELIVERY_DAYS).describe('On which day'),
              title: line(40).describe('What the day is for'),
              text: line(130).describe('What happens, and what we need from the client'),
            }),
          )
          .length(6)
          .describe('From the first day to the last'),
      })
      .describe('The way to delivery'),
    ...packageEnd,
  })
  .describe('The website package and its page');

export type WebAwareness = z.infer<typeof webAwarenessSchema>;
