import { z } from 'astro/zod';
import { line } from '../text.ts';
import { included, packageOpening, packagePage, priced } from './parts.ts';

const rupees = z.int().min(1).max(1_000_000);
const percent = z.int().min(1).max(90);
const side = z.strictObject({
  title: line(30),
  each: line(50).describe('After the price of one call'),
});

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
  hisaab: z
    .strictObject({
      ...packageOpening,
      budget: z.strictObject({
        label: line(40),
        least: rupees,
        most: rupees,
        step: rupees,
        start: rupees.describe('Where the slider stands first, and the sum without scripts'),
      }),
      paid: line(30),
      wasted: z
        .array(z.strictObject({ label: line(40), percent }))
        .min(3)
        .max(5)
        .describe('Per cent of the budget that goes to clicks which cannot buy'),
      left: line(40),
      click: z.strictObject({ rupees, label: line(40) }),
      calls: line(20).describe('After the number of calls'),
      rate: z.strictObject({ ofHundred: percent, label: line(60) }),
      stopped: z.strictObject({ percent, label: line(60) }),
      today: side,
      ours: side,
      pays: line(120).describe('Said while a call costs less with our fee than without us'),
      paysNot: line(120).describe('Said while it costs more'),
      note: line(160).describe('Says that this is an example; the assumptions follow'),
    })
    .describe('A worked example that visitors can move'),
  done: z.strictObject({
    ...packageOpening,
    items: z
      .array(z.strictObject({ when: line(16).describe('When it is done'), ...included.shape }))
      .length(12),
  }),
  benefits: z.strictObject({ ...packageOpening, items: z.array(included).length(10) }),
});

export type AdsManagement = z.infer<typeof adsManagementSchema>;
