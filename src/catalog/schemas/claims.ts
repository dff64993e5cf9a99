import { z } from 'astro/zod';
import { group } from './shapes.ts';
import { line } from './text.ts';

const figureName = z.string().regex(/^[a-z]+$/, 'is no name of a figure. Use small letters.');

/** What a reader of /policies/guarantee is told of a promise. */
const terms = z.strictObject({
  title: line(50).describe('Heading of its section on the page of guarantees'),
  plain: line(110).describe('What happens if it is not kept, in one sentence'),
  counts: line(420).describe('What counts as kept'),
  clock: line(320).describe('From when the time runs'),
  back: line(320).describe('What comes back if it is not kept, and how'),
  excluded: line(320).describe('When it does not hold'),
  asking: line(240).optional().describe('How to ask for it, where it differs from the others'),
});

/** Where a claim comes from, and whether the owner has said yes to it. */
const source = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('specification').describe('The owner asked for it') }),
  z.strictObject({
    from: z.literal('owner').describe('Ours to confirm: nothing outside proves it'),
    confirmed: z.boolean().describe('false until the owner has said yes; launch-check lists it'),
    confirm: line(200).optional().describe('What exactly the owner should confirm'),
  }),
  z.strictObject({
    from: z.literal('public').describe('A source that anybody can read'),
    title: line(160).describe('Title of the page, and who published it'),
    url: z.url({ protocol: /^https$/ }).describe('Its address, with https://'),
    read: z.iso.date().describe('When it was last read'),
  }),
  z.strictObject({
    from: z.literal('law').describe('A law or rule, by its name'),
    title: line(160).describe('Name of the law, with its section and year'),
    url: z
      .url({ protocol: /^https$/ })
      .optional()
      .describe('Where it can be read'),
  }),
  z.strictObject({
    from: z.literal('measurement').describe('Measured here, and how'),
    how: line(200).describe('What was measured, with what, on what'),
  }),
  z.strictObject({
    from: z.literal('example').describe('Invented on purpose, and said to be so'),
  }),
]);

const claim = z
  .strictObject({
    wording: z
      .string()
      .min(1)
      .max(200)
      .describe('As copy says it: {claim:name}. Figures stand in braces by their names'),
    figures: z
      .record(figureName, z.union([z.string().min(1).max(40), z.int().min(1)]))
      .optional()
      .describe(
        'What must not disagree, such as days: 7 days; copy writes {claim:name.days}. rupees is a number without commas, and {gst:name} the same sum with GST',
      ),
    source: source.describe(
      'Where it comes from. With owner, nothing outside proves it: launch-check lists it until confirmed is true',
    ),
    since: z.iso.date().describe('Since when we say it'),
    terms: terms.optional().describe('Of a promise: its section on /policies/guarantee'),
    mentions: z
      .array(z.string().min(4))
      .optional()
      .describe('Words of the copy that lead to the terms'),
    fields: z
      .array(z.string())
      .optional()
      .describe('Fields that rest on it as a whole, such as services/*: sections.example'),
  })
  .superRefine(({ wording, figures = {} }, context) => {
    for (const [, name] of wording.matchAll(/\{(\w+)\}/g)) {
      if (name && !(name in figures)) {
        context.addIssue(`has a wording with {${name}}, which is none of its figures. Add it.`);
      }
    }
  });

/** content/claims.yaml: every promise and figure of the copy, by name. */
export const claimsSchema = group(
  'Every promise and figure of the site, an entry each: what we say, where it comes from, since when. A promise with terms is a section of /policies/guarantee',
  {
    claims: z
      .record(
        z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/, 'is no name of a claim. Use small letters and hyphens.'),
        claim,
      )
      .describe(
        'By name. Copy writes {claim:leads} for the wording, {claim:leads.days} for one figure, and {claim:own-accounts|the account is yours} for words of its own',
      ),
    seeTerms: line(40).describe('Link behind a text whose heading promises something'),
  },
).meta({ title: 'Promises and figures' });

export type Claim = z.infer<typeof claim>;
