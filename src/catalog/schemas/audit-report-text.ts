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
export const each = <Name extends string, Text extends z.ZodType>(
  names: readonly Name[],
  text: Text,
) => z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, Text>);

/** A text for each of these kinds, beside what the kind is. */
export const eachKind = <Name extends string, Text extends z.ZodType>(
  kinds: Readonly<Record<Name, string>>,
  textOf: (name: Name) => Text,
) =>
  z.strictObject(
    Object.fromEntries(
      (Object.entries(kinds) as [Name, string][]).map(([name, is]) => [
        name,
        textOf(name).describe(is),
      ]),
    ) as Record<Name, Text>,
  );

export const label = line(40);
