import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react';
import type { FormField } from './definition.ts';
import { latinDigits, tenDigits } from './ten-digits.ts';

/** How a browser should treat a field: its keyboard, its autofill, its limit. */
export interface InputSpec {
  readonly type?: HTMLInputTypeAttribute;
  readonly multiline?: boolean;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

interface Kind {
  /** Longest value taken, in UTF-16 units as `maxlength` counts them. */
  readonly max: number;
  /** What a value looks like that isn't empty. */
  readonly format?: RegExp;
  /** Said when it doesn't look like that, and when it is missing. */
  readonly hint?: string;
  readonly input?: InputSpec;
  /** Makes the one notation that is kept of those that people use. */
  readonly tidy?: (text: string) => string;
}

export const PHONE_HINT =
  'Please enter your phone number with its country code, like +91 98765 43210.';

/** What a field can hold, and with it all that is checked and asked of a browser alike everywhere. */
export const kinds: Readonly<Record<FormField['kind'], Kind>> = {
  name: { max: 100, input: { autoComplete: 'name' } },
  company: { max: 150, input: { autoComplete: 'organization' } },
  line: { max: 150 },
  // 3000 Devanagari letters are 27 KB when urlencoded: the longest message fits in 32 KB.
  text: { max: 3000, input: { multiline: true } },
  email: {
    // The longest address SMTP can carry (RFC 5321, 4.5.3.1.3).
    max: 254,
    // As the browser's `type="email"` has it (HTML, 4.10.5.1.5), so that both sides agree.
    format:
      /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i,
    hint: 'Please enter your email address, like name@company.com.',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  /** In any notation. Light on purpose: the server asks libphonenumber-js, too heavy for a browser. */
  phone: {
    // E.164 has 15 digits; the rest is room for `+`, spaces, brackets and an extension.
    max: 25,
    format: /^\+?[\d\s().-]{6,}(?:(?:ext|x)\.?\s?\d{1,5})?$/i,
    hint: PHONE_HINT,
    tidy: (text) => latinDigits(text).replace(/^\(\+(\d+)\)/, '+$1'),
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
  /** Every Indian number: a mobile, or a landline with its area code without 0. */
  'ten-digits': {
    max: 25,
    format: /^[1-9]\d{9}$/,
    hint: 'Please enter your phone number as 10 digits, like 9876543210.',
    tidy: tenDigits,
    // Not of type "tel": HTML allows the number without "+91" to be filled into plain text only. The
    // page's script lifts the limit (lead-forms.ts), so that nothing pasted is cut.
    input: { inputMode: 'numeric', autoComplete: 'tel-national', maxLength: 10 },
  },
  /** With or without `https://`. */
  website: {
    max: 300,
    format: /^(?:https?:\/\/)?(?:[^\s/?#:@.]+\.)+[^\s/?#:@.]{2,}(?::\d+)?(?:[/?#]\S*)?$/i,
    hint: 'Please enter your website address, like example.in.',
    // Not type="url": browsers would refuse "example.in".
    input: { inputMode: 'url', autoComplete: 'url' },
  },
  hidden: { max: 300 },
};

/** The kinds of fields that hold a number to call. */
export const numberKinds = ['phone', 'ten-digits'] as const;
