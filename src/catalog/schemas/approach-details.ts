import { z } from 'astro/zod';
import { line, linkRow } from './text.ts';

/** What opens the long form of each step. */
const opening = {
  heading: line(50),
  when: line(60).describe('When this step happens'),
  text: line(320),
};

export const researchSchema = z.strictObject({
  ...opening,
  checksHeading: line(30),
  checks: z
    .array(
      z.strictObject({
        place: line(40).describe('Where we look'),
        finding: line(90).describe('What we learn there'),
      }),
    )
    .length(5),
});

export const planningSchema = z.strictObject({
  ...opening,
  sheetHeading: line(30).describe('Above the example of a plan'),
  sheetNote: line(60).describe('Says that it is an example'),
  whatLabel: line(16),
  whoLabel: line(16),
  byLabel: line(16),
  rows: z
    .array(
      z.strictObject({
        what: line(50),
        who: line(12).describe('Us or the client'),
        by: line(16).describe('The date'),
      }),
    )
    .min(3)
    .max(6),
  promise: line(150).describe('Below the plan: what happens if the result does not come'),
});

export const buildSchema = z.strictObject({
  ...opening,
  stages: z.array(z.strictObject({ title: line(16), text: line(110) })).length(3),
});

export const reportingSchema = z.strictObject({
  ...opening,
  caption: line(60).describe('Names the report and says that it is an example'),
  columns: z.array(line(16)).length(4).describe('Week, rupees spent, enquiries, rupees for each'),
  rows: z
    .array(
      z.strictObject({
        week: line(8),
        spent: z.int().min(1).describe('Rupees, no comma'),
        enquiries: z.int().min(1).describe('The price of each is worked out from it'),
      }),
    )
    .min(3)
    .max(5),
  comment: line(260).describe('What the person who did the work writes below'),
});

export const returnSchema = z.strictObject({
  ...opening,
  cost: z.strictObject({ label: line(60), rupees: z.int().min(1) }),
  orders: z.strictObject({ label: line(60), count: z.int().min(1) }),
  margin: z.strictObject({ label: line(60), rupees: z.int().min(1) }),
  resultLabel: line(40).describe(
    'After the rupees that come back for one; worked out from the rest',
  ),
  note: line(80).describe('Says that it is an example'),
  choices: z
    .array(z.strictObject({ title: line(16), text: line(90) }))
    .length(3)
    .describe('What is decided at the end'),
  further: linkRow.describe('Below the choices'),
});
