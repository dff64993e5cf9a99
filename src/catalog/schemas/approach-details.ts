import { z } from 'astro/zod';
import { heading } from './section-parts.ts';
import { group, list } from './shapes.ts';
import { line, linkRow } from './text.ts';

/** What opens the long form of each step. */
const opening = {
  heading: heading(50),
  when: line(60).describe('When this step happens'),
  text: line(320).describe('What happens in this step, in two or three sentences'),
};

export const researchSchema = z.strictObject({
  ...opening,
  checksHeading: line(30).describe('Above the list of places'),
  checks: list('Five places where we look before we answer', 5, {
    place: line(40).describe('Where we look'),
    finding: line(90).describe('What we learn there'),
  }),
});

export const planningSchema = z.strictObject({
  ...opening,
  sheetHeading: line(30).describe('Above the example of a plan'),
  sheetNote: line(60).describe('Says that it is an example'),
  whatLabel: line(16).describe('Head of the first column: the task'),
  whoLabel: line(16).describe('Head of the second: who does it'),
  byLabel: line(16).describe('Head of the third: until when'),
  rows: list('Lines of the plan; some of the tasks are the client’s', [3, 6], {
    what: line(50).describe('The task'),
    who: line(12).describe('Us or the client'),
    by: line(16).describe('The date'),
  }),
  promise: line(150).describe('Below the plan: what happens if the result does not come'),
});

export const buildSchema = z.strictObject({
  ...opening,
  stages: list('The three stages, in their order', 3, {
    title: line(16).describe('What is made, in one word'),
    text: line(110).describe('What the client sees of it and decides'),
  }),
});

export const reportingSchema = z.strictObject({
  ...opening,
  caption: line(60).describe('Names the report and says that it is an example'),
  columns: list('Week, rupees spent, enquiries, rupees for each', 4, line(16)),
  rows: list('A week each; a weak one among them is more believable', [3, 5], {
    week: line(8).describe('Number of the week'),
    spent: z.int().min(1).describe('Rupees, no comma'),
    enquiries: z.int().min(1).describe('The price of each is worked out from it'),
  }),
  comment: line(260).describe('What the person who did the work writes below'),
});

const addend = line(60).describe('Name of this line of the sum');
const rupees = z.int().min(1).describe('Rupees, a number without commas');

export const returnSchema = z.strictObject({
  ...opening,
  cost: group('What the client spent', { label: addend, rupees }),
  orders: group('What came of it', {
    label: addend,
    count: z.int().min(1).describe('How many orders'),
  }),
  margin: group('What an order is worth', { label: addend, rupees }),
  resultLabel: line(40).describe(
    'After the rupees that come back for one; worked out from the rest',
  ),
  note: line(80).describe('Says that it is an example'),
  choices: list('What is decided at the end', 3, {
    title: line(16).describe('The decision, in one word'),
    text: line(90).describe('When it is taken, and what it means'),
  }),
  further: linkRow.describe('Below the choices'),
});
