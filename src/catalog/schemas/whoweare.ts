import { z } from 'astro/zod';
import { figures } from './figure.ts';
import { closing, heading, hero, lead, opening } from './section-parts.ts';
import { group, laidDown, list } from './shapes.ts';
import { href, line, linkRow, linkSchema, meta, passage, sample } from './text.ts';
import { creed, desk, TRADE_IDS, trade } from './whoweare-parts.ts';

/** content/pages/whoweare.yaml: who we are, section by section. */
export const whoWeAreSchema = group(
  'The page on who we are, section by section from top to bottom',
  {
    meta: meta,
    hero: hero({}),
    intro: group('Our story', {
      sample: sample,
      sampleNotice: line(90).describe('Below the heading while the story is a sample'),
      heading: heading(40),
      paragraphs: list('How the firm began and what it is today', [2, 3], line(320)),
      link: group('The button below the story', {
        label: z
          .literal('Start Generating Leads in Just 7 Days!')
          .describe('Fixed by the specification'),
        href: href,
      }),
      linkNote: line(110).describe('Beside the button: the promise behind its words'),
      facts: figures(4).describe(
        'Four figures about us; each rests on a claim of content/claims.yaml',
      ),
    }),
    slogan: group('Our slogan, as large as the page', {
      label: line(30).describe('Name of the banner for screen readers'),
      ...passage(24).shape,
    }),
    whatWeDo: group('Our four trades', {
      heading: z.literal('What We Do').describe('Fixed by the specification'),
      lead: lead(180),
      tabs: laidDown(
        'The four trades, a tab each, in a fixed order',
        TRADE_IDS,
        trade,
        ({ id }) => id,
      ),
    }),
    desks: group('Who works on what', {
      ...opening(40),
      refusesLabel: line(12).describe('Before what a desk will not do'),
      cards: list('Six desks, one for each family of services', 6, desk),
    }),
    creed: creed.describe('Mission, vision and values'),
    people: group('Around the people of content/people', {
      ...opening(40),
      sampleNotice: line(90).describe('Shown while one of content/people is a sample'),
      latestLabel: line(30).describe('Before the title of somebody’s latest article'),
      further: linkRow.describe('Below the people'),
    }),
    yourJaali: group('The screen drawn from a name', {
      heading: heading(50),
      lead: line(300).describe('What is drawn here; true of our own name, too'),
      label: line(40).describe('Of the field for a name'),
      hint: line(90).describe('Where the picture is made'),
      save: line(24).describe('Button that keeps the picture'),
      share: line(24).describe('Shown where the device can send pictures'),
      of: line(20).describe('Before a name, for screen readers'),
      drawnBy: line(20).describe('Before our name, on the picture'),
    }),
    closing: group('The band at the end', {
      ...closing,
      button: linkSchema
        .safeExtend({
          label: z
            .literal('Book Your Free Consultation Now!')
            .describe('Fixed by the specification'),
        })
        .describe('The last button of the page'),
    }),
  },
).meta({ title: 'Who we are' });

export type WhoWeAre = z.infer<typeof whoWeAreSchema>;
