import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import type { FieldErrors } from '../../forms/answer.ts';
import type { Form } from '../../forms/form.ts';
import { PHONE_HINT } from '../../forms/kinds.ts';

/**
 * Asks whether the number has a length that its country uses; without a country code it is read as
 * Indian. Whether it is in service can't be known from here, and metadata about number ranges age:
 * a stricter check would turn real customers away.
 */
export function phoneErrors(form: Form, values: Readonly<Record<string, string>>): FieldErrors {
  const wrong = Object.entries(form.fields).filter(([name, { kind }]) => {
    const number = kind === 'phone' && values[name];
    return number && !isPossiblePhoneNumber(number, 'IN');
  });
  return Object.fromEntries(wrong.map(([name]) => [name, PHONE_HINT]));
}
