import { z } from 'astro/zod';
import { figuresIn } from '../../audit/words.ts';
import { placeholders } from '../words/placeholders.ts';
import { line } from './text.ts';

/** A text of the report that may name these figures beside the placeholders of all copy. */
export function told(max: number, what: string, ...figures: readonly string[]) {
  const named = figures.map((name) => `{${name}}`).join(', ');
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .superRefine((text, context) => {
      const known = [...figures, ...placeholders()];
      const unknown = figuresIn(text).find((name) => !known.includes(name));
      if (unknown === undefined) return;
      context.addIssue(
        `has {${unknown}}, which the report does not know here. It has ${named || 'no figures'}.`,
      );
    })
    .describe(named ? `${what}; may show ${named}` : what);
}

/** The same fields with a text each. */
export const each = <Name extends string>(
  names: readonly Name[],
  text: z.ZodString | z.ZodType<string>,
) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text])) as Record<Name, z.ZodType<string>>,
  );

export const label = line(40);
