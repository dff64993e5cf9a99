import * as z from 'zod/mini';
import type { Definition, FormField, HiddenField } from './definition.ts';
import { kinds } from './kinds.ts';
import { cleanLine, cleanText } from './text.ts';

export type FormSchema = ReturnType<typeof schemaOf>;

/** Longest value that a field takes. */
export function maxOf(field: FormField): number {
  return ('max' in field && field.max) || kinds[field.kind].max;
}

/** What checks and cleans a form: a flat object of texts, of which an absent one is empty. */
export function schemaOf({ fields, either }: Pick<Definition, 'fields' | 'either'>) {
  const flat = z.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
  );
  if (!either) return flat;
  const oneIsFilled = (values: Readonly<Record<string, unknown>>) =>
    either.fields.some((name) => values[name]);
  const [first = ''] = either.fields;
  // Also beside other complaints, so that one look at the form mends them all.
  return flat.check(
    z.refine(oneIsFilled, { path: [first], error: either.missing, when: () => true }),
  );
}

function fieldSchema(field: FormField) {
  const max = maxOf(field);
  const { input, format, hint, tidy = (text: string) => text } = kinds[field.kind];
  const text = z
    .string('Please enter text.')
    .check(
      z.overwrite(input?.multiline ? cleanText : (text) => tidy(cleanLine(text))),
      z.maxLength(max, `Please keep this to ${max} characters or fewer.`),
    );
  if (field.kind === 'hidden') {
    const { fallback } = field;
    return z.catch(text.check(z.refine((value) => isExpected(field, value))), fallback);
  }
  const { required } = field;
  const filled = required ? text.check(z.minLength(1, required === true ? hint : required)) : text;
  const fitting = format
    ? filled.check(z.refine((value) => value === '' || format.test(value), hint))
    : filled;
  return z.prefault(fitting, '');
}

function isExpected({ oneOf, orPageBelow }: HiddenField, value: string): boolean {
  return (
    (oneOf?.includes(value) ?? true) || (orPageBelow !== undefined && value.startsWith(orPageBelow))
  );
}
