import { z } from 'astro/zod';
import { speaks } from '../load/between-files.ts';
import { photo } from './photo.ts';
import { group, list, notCopied } from './shapes.ts';
import { entriesOf, entryOf, line, meta, order, sample, words } from './text.ts';

/** What stands below a screen, and what it is for those who do not see it. */
const screen = {
  caption: line(90).describe('Below the screen: what to look at'),
  alt: line(160).meta({
    title: 'The drawing in words',
    description: 'What it shows, for those who do not see it',
  }),
  photo: photo.optional().describe('A picture of the real screen; without one it is drawn'),
};

const row = z.strictObject({
  label: line(16).describe('At the left of the row').meta(notCopied),
  value: line(18).describe('At the right of it').meta(notCopied),
});

const enquiry = z.strictObject({
  kind: z.literal('enquiry').describe('A message as it came in, with the answer'),
  title: line(26).describe('What has come in: New enquiry'),
  time: line(10).describe('When, at the right'),
  rows: list('What the message says, a row each', [3, 4], row),
  reply: line(34).describe('What we or the client answered, in the bubble'),
  ...screen,
});

const chart = z.strictObject({
  kind: z.literal('chart').describe('Bars that show how the figure grew'),
  title: line(30).describe('What is counted'),
  points: list('The bars, from the left', [3, 6], {
    label: line(8).describe('Below the bar, such as Jan').meta(notCopied),
    value: z
      .number()
      .min(0)
      .max(99_999)
      .describe('How high the bar is, and the number on it')
      .meta(notCopied),
  }),
  note: line(40).describe('Below the chart: where the figures are from'),
  ...screen,
});

/**
 * content/work/*.yaml: a case. The file is named like the project of content/projects whose title,
 * place and drawing it shows; the page is /work/ and that name.
 */
export const caseSchema = group(
  'A case with a page of its own. Its file is named like the project whose title, place and drawing it shows',
  {
    sample: sample,
    order: order,
    meta: meta,
    heading: line(54).describe('What changed, in one line'),
    lead: line(160).describe('Who, where and how, in one sentence'),
    sector: entryOf('content/sectors')
      .describe('The trade it belongs to, of the list Industries: add one there if none fits')
      .meta(notCopied),
    services: entriesOf(
      'What was used; the first gives the page its colours',
      [1, 4],
      'content/services',
    ),
    date: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'must be a month such as 2026-05.' })
      .describe('The month in which the figure was counted, such as 2026-05')
      .meta(notCopied),
    span: line(30).describe('How long the work took until then').meta(notCopied),
    figure: group('The result in one figure', {
      value: line(6).describe('The one figure, set as the picture of the page'),
      counts: line(100).describe('What it counts'),
      measured: line(160).describe('How it was measured, by whom and when'),
    }).meta(notCopied),
    brief: list('What the client came with', [1, 2], line(420)),
    done: list('What was done, in its order', [3, 5], {
      when: line(16).describe('Such as Week 1 or Month 1').meta(notCopied),
      title: line(40).describe('What was done, in a few words'),
      text: line(200).describe(
        'How, in one or two sentences; what did not work makes it believable',
      ),
    }),
    screens: group('Three screens: wide, phone, and what reached the desk', {
      wide: group('The page on a wide screen: the drawing of the project', screen),
      phone: group('The same on a phone', {
        brand: line(20).describe('Name at the top of the drawn screen').meta(notCopied),
        heading: line(28).describe('Below the name'),
        rows: list('Three rows on the screen', 3, row),
        button: line(20).describe('What its button says').meta(notCopied),
        ...screen,
      }),
      desk: z
        .discriminatedUnion('kind', [enquiry, chart])
        .describe('What reached the client’s desk: an enquiry, or a chart of the figure'),
    }),
    quote: group('Words of the client', {
      client: entryOf('content/clients').describe('Who says it'),
      text: words(12, 60)
        .optional()
        .describe('Their words on this work; otherwise their quote or review'),
    })
      .refine(({ client, text }) => text || speaks(client), {
        path: ['text'],
        error:
          'is missing: the client has neither quote nor review. Write what they say of this work.',
      })
      .meta(notCopied),
  },
).meta({
  title: 'Cases',
  slug: 'The name of its project, which the list of Projects shows after the title, such as tiles-morbi. Title, place and picture come from there',
});

export type CaseFields = z.infer<typeof caseSchema>;
