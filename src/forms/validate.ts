import * as z from 'zod/mini';
import type { Form } from './form.ts';

/**
 * Checks what was typed. Values come back cleaned (trimmed, NFC); fields that the form does not
 * know are left out. Errors hold the first complaint about each field, in the form's order.
 */
export function validate(form: Form, input: Readonly<Record<string, unknown>>) {
  const checked = z.safeParse(form.schema, input);
  if (checked.success) return { ok: true as const, values: checked.data };

  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message;
  const incomplete = checked.error.issues.some(({ code }) => code === 'too_small');
  const { missing, failure } = form.messages;
  return { ok: false as const, message: (incomplete && missing) || failure, errors };
}
