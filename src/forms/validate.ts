import * as v from 'valibot';
import type { FieldErrors } from './answer.ts';
import type { Form } from './form.ts';

export type Validation<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly message: string; readonly errors: FieldErrors };

/**
 * Checks what was typed. Values come back cleaned (trimmed, NFC); fields that the form does not
 * know are left out. Errors hold the first complaint about each field, in the form's order.
 */
export function validate<F extends Form>(
  form: F,
  input: Readonly<Record<string, unknown>>,
): Validation<v.InferOutput<F['schema']>> {
  const checked = v.safeParse(form.schema, input);
  if (checked.success) return { ok: true, values: checked.output };

  const errors: Record<string, string> = {};
  for (const issue of checked.issues) {
    const field = v.getDotPath(issue);
    if (field) errors[field] ??= issue.message;
  }
  const incomplete = checked.issues.some((issue) => issue.type === 'non_empty');
  const { missing, failure } = form.messages;
  return { ok: false, message: (incomplete && missing) || failure, errors };
}

/** The names of a form's fields, in its order. */
export function fieldNames(form: Form): string[] {
  return Object.keys(form.schema.entries);
}
