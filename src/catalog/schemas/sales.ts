import { z } from 'astro/zod';
import { group, list } from './shapes.ts';
import { line } from './text.ts';

/** What a greeting may name. */
const GREETING_NAMES = ['name', 'who', 'agency', 'about'];

const greeting = z
  .string()
  .trim()
  .min(20)
  .max(300)
  .superRefine((text, context) => {
    const unknown = [...text.matchAll(/\{([^}]*)\}/g)].find(
      ([, name = '']) => !GREETING_NAMES.includes(name),
    );
    if (!unknown) return;
    context.addIssue(
      `has the unknown placeholder ${unknown[0]}. There are ${GREETING_NAMES.map((name) => `{${name}}`).join(', ')}.`,
    );
  });

/** content/sales.yaml: what salespeople choose from in the inbox, and how they greet. */
export const salesSchema = group('What sales choose from in the inbox, and how they greet', {
  lostBecause: list('Why a lead was lost, the most frequent first', [2, 12], line(40)),
  cameBy: list('How somebody came who filled in no form', [2, 12], line(40)),
  greetings: list('First words on WhatsApp, the first one unless another is chosen', [1, 4], {
    label: z.string().min(1).max(20).describe('On the button'),
    lang: z.enum(['en', 'hi-Latn', 'hi']).meta({
      title: 'Language',
      description: 'hi-Latn for Hinglish in Latin letters, hi for Devanagari',
    }),
    text: greeting.describe(
      '{name} is who wrote, {who} who writes, {agency} the firm, {about} what it is about',
    ),
  }),
}).meta({ title: 'Words of sales' });

export type Sales = z.infer<typeof salesSchema>;
