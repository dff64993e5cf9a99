import { z } from 'astro/zod';
import { type Category, categories } from '../../audit/check.ts';
import { line, meta } from './text.ts';

const category = z.strictObject({
  name: line(30).describe('What its checks have in common, as a heading'),
  intro: line(160).describe('What it means for a shop, in one sentence'),
});

/** content/audit/categories.yaml: what the score is made of; shares stand with the formula. */
export const auditCategoriesSchema = z.strictObject(
  Object.fromEntries(categories.map((id) => [id, category])) as Record<Category, typeof category>,
);

const label = line(40);
const opening = { heading: line(60), lead: line(240) };
const point = z.strictObject({ title: line(50), text: line(260) });
const told = z.strictObject({ label: line(30), text: line(90) });

/** content/audit/method.yaml: the page /seo-audit, which says how we judge. */
export const auditMethodSchema = z.strictObject({
  name: line(40).describe('Name of the page, in the breadcrumb'),
  meta: meta,
  hero: z.strictObject({
    kicker: label,
    deleted: line(60).describe('What somebody reads who has just deleted a report'),
    heading: line(60),
    lead: line(240),
  }),
  formula: z.strictObject({
    ...opening,
    shares: line(80).describe('Says what the drawn bar shows'),
    steps: z.array(point).length(4).describe('How the score comes about'),
    weights: z
      .strictObject({
        heading: line(60),
        10: told,
        5: told,
        3: told,
        2: told,
        1: told,
        0: told,
      })
      .describe('What each weight means'),
  }),
  checks: z.strictObject({
    ...opening,
    share: line(30).describe('After the share of a group in the score'),
    columns: line(60).describe('What a row holds, read out before the list'),
    likely: line(20).describe('Beside a check that can be wrong'),
  }),
  leftOut: z.strictObject({
    ...opening,
    items: z.array(point).min(8).max(24).describe('What others judge by, and why we do not'),
  }),
  unseen: z.strictObject({ ...opening, items: z.array(line(120)).min(4).max(10) }),
  bot: z
    .strictObject({
      ...opening,
      points: z.array(point).min(4).max(8),
      refuse: z.strictObject({
        title: line(50),
        text: line(240),
        lines: z.array(line(60)).length(2).describe('To be copied into a robots.txt'),
      }),
    })
    .describe('The robot; its visits name this part of the page'),
});

export type AuditMethod = z.infer<typeof auditMethodSchema>;
