import { EMAIL_MAX, PHONE_MAX } from '../fields.ts';
import type { FieldProps } from './Field.tsx';

/** How a browser should treat a field: its keyboard, its autofill, its limit. */
export type InputSpec = Pick<
  FieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'multiline'
> & { required: boolean };

/** An e-mail address, whatever the form calls it. */
export const emailInput = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  maxLength: EMAIL_MAX,
} as const satisfies Partial<InputSpec>;

/** A phone number in any notation. */
export const phoneInput = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  maxLength: PHONE_MAX,
} as const satisfies Partial<InputSpec>;

/** A form's visible fields in their order, under the names they are sent with. */
export type InputSpecs = Readonly<Record<string, InputSpec>>;
