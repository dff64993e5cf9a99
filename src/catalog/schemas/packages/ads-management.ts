import { z } from 'astro/zod';
import { line } from '../text.ts';
import { included, packageOpening, packagePage, priced } from './parts.ts';

/** content/packages/Ads-management.yaml: ads for 6 months, with what is done in Google Ads. */
export const adsManagementSchema = z.strictObject({
  variant: z.literal('ads'),
  ...packagePage,
  ...priced,
  ticket: z.strictObject({
    budget: z
      .strictObject({ label: line(24), text: line(90) })
      .describe('What the price does not hold: the money for the clicks'),
    month: line(12).describe('Before the number of a month'),
    works: z.array(line(34)).length(6).describe('What each of the six months is for'),
  }),
  fee: z.strictObject({
    ...packageOpening,
    coversLabel: line(30),
    covers: z.array(line(90)).min(4).max(7),
    leavesLabel: line(30),
    leaves: z.array(line(110)).min(2).max(4).describe('What is paid elsewhere or not included'),
  }),
  done: z.strictObject({
    ...packageOpening,
    items: z
      .array(z.strictObject({ when: line(16).describe('When it is done'), ...included.shape }))
      .length(12),
  }),
  benefits: z.strictObject({ ...packageOpening, items: z.array(included).length(10) }),
});

export type AdsManagement = z.infer<typeof adsManagementSchema>;
