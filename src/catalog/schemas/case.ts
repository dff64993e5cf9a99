import { z } from 'astro/zod';
import { photo } from './photo.ts';
import { entryOf, line, meta, order, sample, words } from './text.ts';

/** What stands below a screen, and what it is for those who do not see it. */
const screen = {
  caption: line(90).describe('Below the screen: what to look at'),
  alt: line(160).describe('What its drawing shows, for those who do not see it'),
  photo: photo.optional().describe('A picture of the real screen; without one it is drawn'),
};

const row = z.strictObject({ label: line(16), value: line(18) });

const enquiry = z.strictObject({
  kind: z.literal('enquiry'),
  ...screen,
  title: line(26).describe('What has come in: New enquiry'),
  time: line(10).describe('When, at the right'),
  rows: z.array(row).min(3).max(4),
  reply: line(34).describe('What we or the client answered, in the bubble'),
});

const chart = z.strictObject({
  kind: z.literal('chart'),
  ...screen,
  title: line(30).describe('What is counted'),
  note: line(40).describe('Below the chart: where the figures are from'),
  points: z
    .array(z.strictObject({ label: line(8), value: z.number().min(0).max(99_999) }))
    .min(3)
    .max(6),
});

/**
 * content/work/*.yaml: a case. The file is named like the project of content/projects whose title,
 * place and drawing it shows; the page is /work/ and that name.
 */
export const caseSchema = z.strictObject({
  sample: sample,
  order: order,
  meta: meta,
  heading: line(54).describe('What changed, in one line'),
  lead: line(160).describe('Who, where and how, in one sentence'),
  sector: entryOf('content/sectors').describe('The trade it belongs to'),
  services: z
    .array(entryOf('content/services'))
    .min(1)
    .max(4)
    .describe('What was used; the first gives the page its colours'),
  date: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'must be a month such as 2026-05.' })
    .describe('The month in which the figure was counted'),
  span: line(30).describe('How long the work took until then'),
  figure: z.strictObject({
    value: line(6).describe('The one figure, set as the picture of the page'),
    counts: line(100).describe('What it counts'),
    measured: line(160).describe('How it was measured, by whom and when'),
  }),
  brief: z.array(line(420)).min(1).max(2).describe('What the client came with'),
  done: z
    .array(
      z.strictObject({
        when: line(16).describe('Week 1'),
        title: line(40),
        text: line(200),
      }),
    )
    .min(3)
    .max(5)
    .describe('What was done, in its order'),
  screens: z.strictObject({
    wide: z.strictObject(screen).describe('The page on a wide screen: the drawing of the project'),
    phone: z
      .strictObject({
        ...screen,
        brand: line(20),
        heading: line(28),
        rows: z.array(row).length(3),
        button: line(20),
      })
      .describe('The same on a phone'),
    desk: z
      .discriminatedUnion('kind', [enquiry, chart])
      .describe('What reached the client’s desk: an enquiry, or a chart of the figure'),
  }),
  quote: z.strictObject({
    client: entryOf('content/clients').describe('Who says it'),
    text: words(12, 60)
      .optional()
      .describe('Their words on this work; otherwise their quote or review'),
  }),
});

export type CaseFields = z.infer<typeof caseSchema>;
