import type { FormField } from './definition.ts';
import type { Form } from './form.ts';
import { type InputSpec, kinds } from './kinds.ts';
import { maxOf } from './schema.ts';

type Values = Readonly<Record<string, string>>;

/** The fields that a visitor sees, by name: those that need words, and are sent to services. */
export function visibleFields(form: Form): [name: string, field: FormField][] {
  return Object.entries(form.fields).filter(([, { kind }]) => kind !== 'hidden');
}

/** The names of what travels along unseen. */
export function hiddenFields(form: Form): string[] {
  return Object.keys(form.fields).filter((name) => form.fields[name]?.kind === 'hidden');
}

/** How a browser should treat a field. */
export function inputOf(field: FormField): InputSpec & { required: boolean } {
  const required = field.kind !== 'hidden' && field.required !== undefined;
  return { maxLength: maxOf(field), ...kinds[field.kind].input, required };
}

/** What services are sent: every visible field under its own name. */
export function payloadOf(form: Form, values: Values): Record<string, string> {
  return Object.fromEntries(visibleFields(form).map(([name]) => [name, values[name] ?? '']));
}

/** The value of the first field of a kind; '' when the form has none. */
export function firstOfKind(form: Form, kind: FormField['kind'], values: Values): string {
  const name = Object.keys(form.fields).find((field) => form.fields[field]?.kind === kind);
  return (name && values[name]) ?? '';
}

/** All values with the labels that staff read. */
export function labelled(form: Form, values: Values): [label: string, value: string][] {
  return Object.entries(values).map(([name, value]) => [form.fields[name]?.label ?? name, value]);
}

/** The value in a column of exported tables. */
export function cellOf(form: Form, column: string, values: Values): string {
  return Object.entries(form.fields)
    .filter(([name, field]) => field.column === column && values[name])
    .map(([name]) => values[name])
    .join('; ');
}

/** The columns of a table of several forms: one that a form adds stands where that form has it. */
export function columnsOf(forms: readonly Form[]): string[] {
  const columns: string[] = [];
  for (const form of forms) {
    let next = columns.length;
    for (const { column } of Object.values(form.fields).toReversed()) {
      const known = columns.indexOf(column);
      if (known < 0) columns.splice(next, 0, column);
      else next = known;
    }
  }
  return columns;
}
