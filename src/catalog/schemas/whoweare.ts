import { z } from 'astro/zod';
import { figures } from './figure.ts';
import { SERVICE_FAMILIES } from './service-parts.ts';
import { href, line, linkRow, linkSchema, meta, passage, sample } from './text.ts';

/** The tabs of "What We Do", in their order. */
const TRADE_IDS = ['branding', 'digital', 'development', 'content'] as const;

export type TradeId = (typeof TRADE_IDS)[number];

const trade = z.strictObject({
  id: z.enum(TRADE_IDS).describe('Address of the tab; its picture follows from it'),
  label: line(20).describe('Name of the tab'),
  heading: line(40),
  text: line(360),
  points: z.array(line(60)).min(3).max(5),
  link: linkSchema,
});

const desk = z.strictObject({
  title: line(30).describe('Name of the desk'),
  family: z.enum(SERVICE_FAMILIES).describe('Family of services; its cover follows from it'),
  text: line(90).describe('What it does'),
  refuses: line(60).describe('What it will not do'),
  href: href.describe('The service page it belongs to'),
});

const statement = z.strictObject({
  heading: line(30).describe('Mission or vision'),
  text: line(220).describe('One or two sentences'),
});

const creed = z.strictObject({
  mission: statement,
  vision: statement,
  values: z.strictObject({
    heading: line(30),
    items: z
      .array(z.strictObject({ title: line(30), text: line(110) }))
      .min(3)
      .max(4),
  }),
});

/** content/pages/whoweare.yaml: who we are, section by section. */
export const whoWeAreSchema = z.strictObject({
  meta: meta,
  hero: z.strictObject({
    kicker: line(40).describe('Trade and place'),
    heading: line(50),
    hinglish: passage(60),
    paragraph: line(240),
  }),
  intro: z.strictObject({
    sample: sample,
    heading: line(40),
    paragraphs: z.array(line(320)).min(2).max(3),
    link: z.strictObject({
      label: z.literal('Start Generating Leads in Just 7 Days!'),
      href: href,
    }),
    linkNote: line(110),
    facts: figures(4),
  }),
  slogan: z.strictObject({
    label: line(30).describe('Name of the banner for screen readers'),
    ...passage(24).shape,
  }),
  whatWeDo: z.strictObject({
    heading: z.literal('What We Do'),
    lead: line(180),
    tabs: z
      .array(trade)
      .length(TRADE_IDS.length)
      .superRefine((tabs, context) => {
        if (tabs.map(({ id }) => id).join() !== TRADE_IDS.join()) {
          context.addIssue(`must be ${TRADE_IDS.join(', ')}, in this order.`);
        }
      }),
  }),
  desks: z.strictObject({
    heading: line(40),
    lead: line(180),
    refusesLabel: line(12).describe('Before what a desk will not do'),
    cards: z.array(desk).length(6),
  }),
  creed: creed,
  people: z.strictObject({
    heading: line(40),
    lead: line(180),
    sampleNotice: line(90).describe('Shown while one of content/people is a sample'),
    latestLabel: line(30).describe('Before the title of somebody’s latest article'),
    further: linkRow.describe('Below the people'),
  }),
  yourJaali: z
    .strictObject({
      heading: line(50),
      lead: line(300).describe('What is drawn here; true of our own name, too'),
      label: line(40).describe('Of the field for a name'),
      hint: line(90).describe('Where the picture is made'),
      save: line(24),
      share: line(24).describe('Shown where the device can send pictures'),
      of: line(20).describe('Before a name, for screen readers'),
      drawnBy: line(20).describe('Before our name, on the picture'),
    })
    .describe('The screen drawn from a name'),
  closing: z.strictObject({
    heading: line(60),
    hinglish: passage(110),
    text: line(260),
    button: z.strictObject({
      label: z.literal('Book Your Free Consultation Now!'),
      href: href,
    }),
  }),
});

export type WhoWeAre = z.infer<typeof whoWeAreSchema>;
