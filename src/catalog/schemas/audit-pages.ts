import { z } from 'astro/zod';
import { type Category, categories } from '../../audit/check.ts';
import { line } from './text.ts';

const category = z.strictObject({
  name: line(30).describe('What its checks have in common, as a heading'),
  intro: line(160).describe('What it means for a shop, in one sentence'),
});

/** content/audit/categories.yaml: what the score is made of; shares stand with the formula. */
export const auditCategoriesSchema = z.strictObject(
  Object.fromEntries(categories.map((id) => [id, category])) as Record<Category, typeof category>,
);
