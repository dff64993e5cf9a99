import { z } from 'astro/zod';
import { type Category, categories } from '../../audit/check.ts';
import { heading, lead } from './section-parts.ts';
import { line, meta } from './text.ts';

const category = z
  .strictObject({
    name: line(30).describe('What its checks have in common, as a heading'),
    intro: line(160).describe('What it means for a shop, in one sentence'),
  })
  .describe('A group of checks: a part of the score, in the report and on /seo-audit');

/** content/audit/categories.yaml: what the score is made of; shares stand with the formula. */
export const auditCategoriesSchema = z
  .strictObject(
    Object.fromEntries(categories.map((id) => [id, category])) as Record<Category, typeof category>,
  )
  .describe(
    'The groups of checks that the audit’s score is made of. How much each counts is fixed',
  );

const label = line(40);
const opening = { heading: heading(60), lead: lead(240) };
const point = z.strictObject({
  title: line(50).describe('The point, in a few words'),
  text: line(260).describe('What it means, in one or two plain sentences'),
});
const told = z
  .strictObject({
    label: line(30).describe('Name of the weight'),
    text: line(90).describe('What it means for a shop'),
  })
  .describe('A weight that a check can have');

/** content/audit/method.yaml: the page /seo-audit, which says how we judge. */
export const auditMethodSchema = z
  .strictObject({
    name: line(40).describe('Name of the page, in the breadcrumb'),
    meta: meta,
    hero: z
      .strictObject({
        kicker: label.describe('The short line above the heading'),
        heading: line(60).describe('Heading of the page, set very large'),
        deleted: line(60).describe('What somebody reads who has just deleted a report'),
        lead: line(240).describe('What one gets for typing an address'),
      })
      .describe('The first screen, with the field for an address'),
    formula: z
      .strictObject({
        ...opening,
        shares: line(80).describe('Says what the drawn bar shows'),
        steps: z.array(point).length(4).describe('How the score comes about'),
        weights: z
          .strictObject({
            heading: line(60).describe('Above the weights'),
            10: told,
            5: told,
            3: told,
            2: told,
            1: told,
            0: told,
          })
          .describe('What each weight means'),
      })
      .describe('How the score is worked out'),
    checks: z
      .strictObject({
        ...opening,
        share: line(30).describe('After the share of a group in the score'),
        columns: line(60).describe('What a row holds, read out before the list'),
        likely: line(20).describe('Beside a check that can be wrong'),
      })
      .describe('Around the table of all checks'),
    leftOut: z
      .strictObject({
        ...opening,
        items: z.array(point).min(8).max(24).describe('What others judge by, and why we do not'),
      })
      .describe('What we leave out'),
    unseen: z
      .strictObject({
        ...opening,
        items: z.array(line(120)).min(4).max(10).describe('What cannot be seen, a line each'),
      })
      .describe('What nobody can see from outside'),
    bot: z
      .strictObject({
        ...opening,
        points: z
          .array(point)
          .min(4)
          .max(8)
          .describe('What the robot is, fetches and leaves alone'),
        refuse: z
          .strictObject({
            title: line(50).describe('Above the lines'),
            text: line(240).describe('What to do with them, and what follows'),
            lines: z.array(line(60)).length(2).describe('To be copied into a robots.txt'),
          })
          .describe('How to keep the robot away'),
      })
      .describe('The robot; its visits name this part of the page'),
  })
  .describe(
    'The page /seo-audit: how the free audit judges. Its table is made of content/audit/checks',
  );

export type AuditMethod = z.infer<typeof auditMethodSchema>;
