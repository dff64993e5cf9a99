import { z } from 'astro/zod';
import { doers, figuresIn } from '../../audit/words.ts';
import { group } from './shapes.ts';
import { entryOf, externalUrl } from './text.ts';

const LONGEST_FIGURE = 12;

/**
 * A text of a check. What stands in braces are figures of that check, not placeholders of the other
 * copy; whether the check has them is looked at where words and checks meet (audit-queries.ts).
 */
function told(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((text, context) => {
      const misspelt = figuresIn(text).find((name) => !/^[a-z][a-zA-Z]*$/.test(name));
      if (misspelt !== undefined) {
        context.addIssue(`has {${misspelt}}, which is no name of a figure. Use small letters.`);
      }
      const shown = text.replaceAll(/\{[^{}]*\}/g, (figure) => figure.slice(0, LONGEST_FIGURE));
      if (shown.length > max) {
        context.addIssue({ code: 'too_big', origin: 'string', maximum: max, input: shown });
      }
    })
    .meta({ maxLength: max });
}

const name = told(40).refine((text) => [2, 3, 4, 5].includes(text.split(/\s+/).length), {
  error: 'must have 2 to 5 words.',
});

/** content/audit/checks/*.yaml: the words of a check. The file is named like it (src/audit/checks/index.ts). */
export const auditCheckSchema = group(
  'The words of one check of the free audit; what it looks at is fixed. {name} shows a figure of the check',
  {
    name: name.describe('What was looked at, in 2 to 5 words'),
    problem: told(60).describe('What is wrong, in the shop’s words: the heading of its card'),
    pass: told(160).describe('When it is right'),
    fail: told(160).describe('When it is not, as a shop owner would say it'),
    partly: told(160).optional().describe('When part of it is right; else as `fail`'),
    notApplicable: told(160)
      .optional()
      .describe('When the page has nothing of the kind; else a sentence that all checks share'),
    why: told(320).describe('What it costs a shop, and how we know'),
    remedy: told(320).describe('What to do, or to ask the web person for'),
    who: z
      .enum(doers)
      .describe(
        'Who does it: the owner, who writes the pages, the web person, the hosting company',
      ),
    minutes: z.number().int().min(5).max(960).describe('What it takes them, in minutes'),
    expected: told(160).optional().describe('What should stand there, to be copied'),
    source: externalUrl.describe('A page that anybody can read'),
    service: entryOf('content/services').describe('Our service that mends it, by file name'),
  },
).meta({ title: 'Checks of the audit' });

export type AuditCheck = z.infer<typeof auditCheckSchema>;
