import * as z from 'zod/mini';
import type { Form } from './form.ts';

type Values = Record<string, string>;

/**
 * Checks what was typed. Values come back cleaned (trimmed, NFC); fields that the form does not
 * know are left out. Errors hold the first complaint about each field, in the form's order.
 */
export function validate(form: Form, input: Readonly<Record<string, unknown>>) {
  const checked = z.safeParse(form.schema, input);
  if (checked.success) return { ok: true as const, values: joined(form, checked.data) };

  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message;
  const incomplete = checked.error.issues.some(({ code }) => code === 'too_small');
  const { missing, failure } = form.messages;
  return { ok: false as const, message: (incomplete && missing) || failure, errors };
}

/** What stands for the first line of another field becomes that. */
function joined({ fields }: Form, values: Values): Values {
  const rest = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'hidden' || field.firstLineOf === undefined) continue;
    rest[field.firstLineOf] = [rest[name], rest[field.firstLineOf]].filter(Boolean).join('\n');
    delete rest[name];
  }
  return rest;
}
