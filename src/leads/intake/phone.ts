import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import type { FieldErrors } from '../../forms/answer.ts';
import { PHONE_HINT } from '../../forms/fields.ts';
import type { FormName } from '../../forms/form.ts';

/** Which field of a form takes a phone number in international notation. */
const phoneFields: Partial<Record<FormName, string>> = { proposal: 'Phone', callback: 'phone' };

/**
 * Asks whether the number has a length that its country uses; without a country code it is read as
 * Indian. Whether it is in service can't be known from here, and metadata about number ranges age:
 * a stricter check would turn real customers away.
 */
export function phoneErrors(form: FormName, values: Readonly<Record<string, string>>): FieldErrors {
  const field = phoneFields[form];
  const number = field && values[field];
  return !number || isPossiblePhoneNumber(number, 'IN') ? {} : { [field]: PHONE_HINT };
}
