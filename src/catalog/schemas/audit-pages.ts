import { z } from 'astro/zod';
import { type Category, categories } from '../../audit/kinds.ts';
import { about, opening } from './section-parts.ts';
import { group, list } from './shapes.ts';
import { line, meta } from './text.ts';

const category = group('A group of checks, in the report and on /seo-audit', {
  name: line(30).describe('What its checks have in common, as a heading'),
  intro: line(160).describe('What it means for a shop, in one sentence'),
});

/** content/audit/categories.yaml: the groups of checks. */
export const auditCategoriesSchema = group(
  'The groups of checks, in the order of a report',
  Object.fromEntries(categories.map((id) => [id, category])) as Record<Category, typeof category>,
);

const point = z.strictObject({
  title: line(50).describe('The point, in a few words'),
  text: line(260).describe('What it means, in one or two plain sentences'),
});
const told = group('A weight that a check can have', {
  label: line(30).describe('Name of the weight'),
  text: line(90).describe('What it means for a shop'),
});

/** content/audit/method.yaml: the page /seo-audit, which says how we judge. */
export const auditMethodSchema = group(
  'The page /seo-audit: how the free audit judges. Its table is made of content/audit/checks',
  {
    name: line(40).describe('Name of the page, in the breadcrumb'),
    meta: meta,
    hero: group('The first screen, with the field for an address', {
      about,
      heading: line(60).describe('Heading of the page, set very large'),
      deleted: line(60).describe('What somebody reads who has just deleted a report'),
      lead: line(240).describe('What one gets for typing an address'),
    }),
    formula: group('How the score is worked out', {
      ...opening(),
      shares: line(80).describe('Says what the drawn bar shows'),
      steps: list('How the score comes about', 4, point),
      weights: group('What each weight means; reports have the labels, too', {
        heading: line(60).describe('Above the weights'),
        10: told,
        5: told,
        3: told,
        2: told,
        1: told,
        0: told,
      }),
    }),
    checks: group('Around the table of all checks', {
      ...opening(),
      columns: line(60).describe('What a row holds, read out before the list'),
      likely: line(20).describe('Beside a check that can be wrong, in reports, too'),
      ours: line(200).optional().describe('What our own site fails by choice, below the table'),
    }),
    leftOut: group('What we leave out', {
      ...opening(),
      items: list('What others judge by, and why we do not', [8, 24], point),
    }),
    unseen: group('What nobody can see from outside', {
      ...opening(),
      items: list('What cannot be seen, a line each', [4, 10], line(120)),
    }),
    bot: group('The robot; its visits name this part of the page', {
      ...opening(),
      points: list('What the robot is, fetches and leaves alone', [4, 8], point),
      refuse: group('How to keep the robot away', {
        title: line(50).describe('Above the lines'),
        text: line(240).describe('What to do with them, and what follows'),
        lines: list('To be copied into a robots.txt', 2, line(60)),
      }),
    }),
  },
);

export type AuditMethod = z.infer<typeof auditMethodSchema>;
