import { z } from 'astro/zod';
import { opening } from '../section-parts.ts';
import { group, list } from '../shapes.ts';
import { line } from '../text.ts';
import { included, packageWith, priced } from './parts.ts';

const rupees = z.int().min(1).max(1_000_000).describe('Rupees, a number without commas');
const percent = z.int().min(1).max(90).describe('Per cent, a number without the sign');
const side = z.strictObject({
  title: line(30).describe('Above the price of one call'),
  each: line(50).describe('After the price of one call'),
});

/** content/packages/Ads-management.yaml: ads for 6 months, with what is done in Google Ads. */
export const adsManagementSchema = packageWith(
  'The ads package and its page',
  priced,
  z.literal('ads').describe('Ads for six months: a ticket, the fee, a sum that visitors can move'),
  {
    ticket: group('The ticket beside the heading: six months, one price', {
      budget: group('What the price does not hold: the money for the clicks', {
        label: line(24).describe('What is not in the price'),
        text: line(90).describe('Who sets it and who is paid, in one sentence'),
      }),
      month: line(12).describe('Before the number of a month'),
      works: list('What each of the six months is for', 6, line(34)),
    }),
    fee: group('What the fee pays, and what it does not', {
      ...opening(),
      coversLabel: line(30).describe('Above what the fee pays'),
      covers: list('What the fee pays, a line each', [4, 7], line(90)),
      leavesLabel: line(30).describe('Above what it does not pay'),
      leaves: list('What is paid elsewhere or not included', [2, 4], line(110)),
    }),
    hisaab: group(
      'A worked example that visitors can move. The shares of waste are those of the example on the Google Ads page: change both',
      {
        ...opening(),
        budget: group('The slider of the ad budget, in rupees a month', {
          label: line(40).describe('Name of the slider'),
          least: rupees.describe('Where the slider begins'),
          most: rupees.describe('Where it ends'),
          step: rupees.describe('How far it moves at a time'),
          start: rupees.describe('Where the slider stands first, and the sum without scripts'),
        }),
        paid: line(30).describe('Before what is paid to Google'),
        wasted: list('Per cent of the budget that goes to clicks which cannot buy', [3, 5], {
          label: line(40).describe('Whose clicks these are'),
          percent,
        }),
        left: line(40).describe('Before what is left for people who can buy'),
        click: group('What a click costs', { rupees, label: line(40).describe('After the price') }),
        calls: line(20).describe('After the number of calls'),
        rate: group('How many of a hundred clicks become calls', {
          ofHundred: percent.describe('How many call'),
          label: line(60).describe('After that number'),
        }),
        stopped: group('How much of the waste we stop', {
          percent,
          label: line(60).describe('After that number'),
        }),
        today: side.describe('What a call costs as the ads run today'),
        ours: side.describe('What it costs with our work and our fee'),
        pays: line(120).describe('Said while a call costs less with our fee than without us'),
        paysNot: line(120).describe('Said while it costs more'),
        note: line(160).describe('Says that this is an example; the assumptions follow'),
      },
    ).meta({ title: 'Sum to move (hisaab)' }),
    done: group('What we do in Google Ads', {
      ...opening(),
      items: list('Twelve, in the order in which they are done', 12, {
        when: line(16).describe('When it is done'),
        ...included.shape,
      }),
    }),
    benefits: group('What changes for the client', {
      ...opening(),
      items: list('Ten, as the client notices them', 10, included),
    }),
  },
);

export type AdsManagement = z.infer<typeof adsManagementSchema>;
