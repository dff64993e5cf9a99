import { z } from 'astro/zod';
import { line } from '../text.ts';
import { included, packageEnd, packageName, packageOpening, packagePage, priced } from './parts.ts';

const rupees = z.int().min(1).max(1_000_000).describe('Rupees, a number without commas');
const percent = z.int().min(1).max(90).describe('Per cent, a number without the sign');
const side = z.strictObject({
  title: line(30).describe('Above the price of one call'),
  each: line(50).describe('After the price of one call'),
});

/** content/packages/Ads-management.yaml: ads for 6 months, with what is done in Google Ads. */
export const adsManagementSchema = z
  .strictObject({
    ...packageName,
    ...priced,
    variant: z
      .literal('ads')
      .describe('Ads for six months: a ticket, the fee, a sum that visitors can move'),
    ...packagePage,
    ticket: z
      .strictObject({
        budget: z
          .strictObject({
            label: line(24).describe('What is not in the price'),
            text: line(90).describe('Who sets it and who is paid, in one sentence'),
          })
          .describe('What the price does not hold: the money for the clicks'),
        month: line(12).describe('Before the number of a month'),
        works: z.array(line(34)).length(6).describe('What each of the six months is for'),
      })
      .describe('The ticket beside the heading: six months, one price'),
    fee: z
      .strictObject({
        ...packageOpening,
        coversLabel: line(30).describe('Above what the fee pays'),
        covers: z.array(line(90)).min(4).max(7).describe('What the fee pays, a line each'),
        leavesLabel: line(30).describe('Above what it does not pay'),
        leaves: z.array(line(110)).min(2).max(4).describe('What is paid elsewhere or not included'),
      })
      .describe('What the fee pays, and what it does not'),
    hisaab: z
      .strictObject({
        ...packageOpening,
        budget: z
          .strictObject({
            label: line(40).describe('Name of the slider'),
            least: rupees.describe('Where the slider begins'),
            most: rupees.describe('Where it ends'),
            step: rupees.describe('How far it moves at a time'),
            start: rupees.describe('Where the slider stands first, and the sum without scripts'),
          })
          .describe('The slider of the ad budget, in rupees a month'),
        paid: line(30).describe('Before what is paid to Google'),
        wasted: z
          .array(z.strictObject({ label: line(40).describe('Whose clicks these are'), percent }))
          .min(3)
          .max(5)
          .describe('Per cent of the budget that goes to clicks which cannot buy'),
        left: line(40).describe('Before what is left for people who can buy'),
        click: z
          .strictObject({ rupees, label: line(40).describe('After the price') })
          .describe('What a click costs'),
        calls: line(20).describe('After the number of calls'),
        rate: z
          .strictObject({
            ofHundred: percent.describe('How many call'),
            label: line(60).describe('After that number'),
          })
          .describe('How many of a hundred clicks become calls'),
        stopped: z
          .strictObject({ percent, label: line(60).describe('After that number') })
          .describe('How much of the waste we stop'),
        today: side.describe('What a call costs as the ads run today'),
        ours: side.describe('What it costs with our work and our fee'),
        pays: line(120).describe('Said while a call costs less with our fee than without us'),
        paysNot: line(120).describe('Said while it costs more'),
        note: line(160).describe('Says that this is an example; the assumptions follow'),
      })
      .describe(
        'A worked example that visitors can move. The shares of waste are those of the example on the Google Ads page: change both',
      )
      .meta({ title: 'Sum to move (hisaab)' }),
    done: z
      .strictObject({
        ...packageOpening,
        items: z
          .array(z.strictObject({ when: line(16).describe('When it is done'), ...included.shape }))
          .length(12)
          .describe('Twelve, in the order in which they are done'),
      })
      .describe('What we do in Google Ads'),
    benefits: z
      .strictObject({
        ...packageOpening,
        items: z.array(included).length(10).describe('Ten, as the client notices them'),
      })
      .describe('What changes for the client'),
    ...packageEnd,
  })
  .describe('The ads package and its page');

export type AdsManagement = z.infer<typeof adsManagementSchema>;
