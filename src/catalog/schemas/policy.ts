import { z } from 'astro/zod';
import { group, list } from './shapes.ts';
import { entryOf, line, linkSchema, meta, sample } from './text.ts';

const section = z.strictObject({
  title: line(50).describe('Heading of the section; its number comes from its place'),
  id: z
    .string()
    .regex(/^[a-z]+$/, 'is no name of a place on the page. Use small letters.')
    .optional()
    .describe('What links to the section name after #, where its number is not enough'),
  plain: line(110).describe('The section in one sentence, in plain words'),
  text: list('Paragraphs', [1, 4], line(600)),
  points: z.array(line(320)).min(2).max(8).optional().describe('A list after the paragraphs'),
  links: z.array(linkSchema).min(1).max(3).optional().describe('Where the reader finds more'),
  law: line(320).optional().describe('What the law says or calls it, after the plain words'),
});

const label = line(40);

/** content/policies/*.yaml: a policy. The file is named like the page's address. */
export const policySchema = group(
  'A policy; the file name is its address. What is said on forms, storage and logs describes what the software does: let a developer read a change',
  {
    title: line(40).describe('Name of the policy'),
    meta: meta,
    heading: line(60).describe('Heading of the page'),
    lead: line(200).describe('What the page is about, in one or two sentences'),
    summary: list('The policy in one minute', 5, line(140)),
    promises: z
      .strictObject({
        counts: label.describe('Before what counts as kept'),
        clock: label.describe('Before when the time begins'),
        back: label.describe('Before what comes back'),
        excluded: label.describe('Before when it does not hold'),
        asking: label.describe('Before how to ask'),
      })
      .optional()
      .describe(
        'Labels of the terms in content/claims.yaml: each promise is a section, before the others',
      ),
    sections: list(
      'Numbered by their order. Sections name each other by number: look for those numbers before you move one',
      [1, 40],
      section,
    ),
    lawyer: z
      .array(line(320))
      .optional()
      .describe('What a lawyer must answer before the site goes live; launch-check lists it'),
  },
);

/** content/policies.yaml: what the policies share. */
export const policiesSchema = group(
  'What the policies share. Person and dates are invented until sample says false; have a lawyer read the policies first',
  {
    sample: sample,
    effective: z.iso
      .date({ error: 'must be a date such as 2026-11-20.' })
      .describe('In force since'),
    version: z.string().min(1).max(10).describe('In quotes, such as "1.0"'),
    retentionMonths: z
      .int()
      // Rule 8(3) of the DPDP Rules, 2025: a year at least.
      .min(12)
      .max(120)
      .describe('{retention}: months for which enquiries are kept, unless a reason says otherwise'),
    grievanceOfficer: group('The person whom the law asks us to name', {
      person: entryOf('content/people').describe('{grievance-officer}: who answers complaints'),
      answerDays: z
        .int()
        .min(1)
        .max(90)
        .describe('{grievance-days}: days within which they answer'),
    }),
    words: group('Small words that all policies show', {
      contents: line(30).describe('Above the table of contents'),
      effective: line(30).describe('Before the date'),
      version: line(30).describe('Before the version'),
      summary: line(30).describe('Above the summary'),
      law: line(30).describe('Before the sentence about the law'),
      others: line(30).describe('Before the links to the other policies'),
      section: line(20).describe('Read out before the number of a section'),
    }),
  },
).meta({ title: 'Dates and officer of the policies' });

export type Policy = z.infer<typeof policySchema>;
export type Policies = z.infer<typeof policiesSchema>;
