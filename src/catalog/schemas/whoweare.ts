import { z } from 'astro/zod';
import { figures } from './figure.ts';
import { closing, heading, lead } from './section-parts.ts';
import { href, line, linkRow, meta, passage, sample } from './text.ts';
import { creed, desk, TRADE_IDS, trade } from './whoweare-parts.ts';

/** content/pages/whoweare.yaml: who we are, section by section. */
export const whoWeAreSchema = z
  .strictObject({
    meta: meta,
    hero: z
      .strictObject({
        kicker: line(40).describe('Trade and place'),
        heading: line(50).describe('Heading of the page, set very large'),
        hinglish: passage(60),
        paragraph: line(240).describe(
          'Below it; {wordplay-paragraph} shows the text that plays on our name',
        ),
      })
      .describe('The first screen'),
    intro: z
      .strictObject({
        sample: sample,
        heading: heading(40),
        paragraphs: z
          .array(line(320))
          .min(2)
          .max(3)
          .describe('How the firm began and what it is today'),
        link: z
          .strictObject({
            label: z
              .literal('Start Generating Leads in Just 7 Days!')
              .describe('Fixed by the specification'),
            href: href,
          })
          .describe('The button below the story'),
        linkNote: line(110).describe('Beside the button: the promise behind its words'),
        facts: figures(4).describe(
          'Four figures about us; each rests on a claim of content/claims.yaml',
        ),
      })
      .describe('Our story'),
    slogan: z
      .strictObject({
        label: line(30).describe('Name of the banner for screen readers'),
        ...passage(24).shape,
      })
      .describe('Our slogan, as large as the page'),
    whatWeDo: z
      .strictObject({
        heading: z.literal('What We Do').describe('Fixed by the specification'),
        lead: lead(180),
        tabs: z
          .array(trade)
          .length(TRADE_IDS.length)
          .superRefine((tabs, context) => {
            if (tabs.map(({ id }) => id).join() !== TRADE_IDS.join()) {
              context.addIssue(`must be ${TRADE_IDS.join(', ')}, in this order.`);
            }
          })
          .describe('The four trades, a tab each, in a fixed order'),
      })
      .describe('Our four trades'),
    desks: z
      .strictObject({
        heading: heading(40),
        lead: lead(180),
        refusesLabel: line(12).describe('Before what a desk will not do'),
        cards: z.array(desk).length(6).describe('Six desks, one for each family of services'),
      })
      .describe('Who works on what'),
    creed: creed.describe('Mission, vision and values'),
    people: z
      .strictObject({
        heading: heading(40),
        lead: lead(180),
        sampleNotice: line(90).describe('Shown while one of content/people is a sample'),
        latestLabel: line(30).describe('Before the title of somebody’s latest article'),
        further: linkRow.describe('Below the people'),
      })
      .describe('Around the people of content/people'),
    yourJaali: z
      .strictObject({
        heading: heading(50),
        lead: line(300).describe('What is drawn here; true of our own name, too'),
        label: line(40).describe('Of the field for a name'),
        hint: line(90).describe('Where the picture is made'),
        save: line(24).describe('Button that keeps the picture'),
        share: line(24).describe('Shown where the device can send pictures'),
        of: line(20).describe('Before a name, for screen readers'),
        drawnBy: line(20).describe('Before our name, on the picture'),
      })
      .describe('The screen drawn from a name'),
    closing: z
      .strictObject({
        ...closing,
        text: line(260).describe('What the visitor does and gets next, in two or three sentences'),
        button: z
          .strictObject({
            label: z
              .literal('Book Your Free Consultation Now!')
              .describe('Fixed by the specification'),
            href: href,
          })
          .describe('The last button of the page'),
      })
      .describe('The band at the end'),
  })
  .describe('The page on who we are, section by section from top to bottom')
  .meta({ title: 'Who we are' });

export type WhoWeAre = z.infer<typeof whoWeAreSchema>;
