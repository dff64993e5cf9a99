import { z } from 'astro/zod';
import { SERVICE_FAMILIES } from './service-parts.ts';
import { group, list } from './shapes.ts';
import { href, line, linkSchema } from './text.ts';

/** The tabs of "What We Do", in their order. */
export const TRADE_IDS = ['branding', 'digital', 'development', 'content'] as const;

export type TradeId = (typeof TRADE_IDS)[number];

export const trade = z.strictObject({
  id: z.enum(TRADE_IDS).describe('Address of the tab; its picture follows from it'),
  label: line(20).describe('Name of the tab'),
  heading: line(40).describe('Above the text of the tab; the four read on as one sentence'),
  text: line(360).describe('What we do in this trade, in two or three sentences'),
  points: list('What you get, a line each', [3, 5], line(60)),
  link: linkSchema.describe('To a service of this trade'),
});

export const desk = z.strictObject({
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

export const creed = z.strictObject({
  mission: statement.describe('What we are here to do'),
  vision: statement.describe('What the market should look like one day'),
  values: group('What we hold to', {
    heading: line(30).describe('Above the values'),
    items: list('Three or four, each something a client can check', [3, 4], {
      title: line(30).describe('The value as an order to ourselves: Show the work'),
      text: line(110).describe('What we do because of it'),
    }),
  }),
});
