import * as v from 'valibot';
import {
  email,
  MESSAGE_MAX,
  NAME_MAX,
  optionalPhone,
  requiredLine,
  requiredText,
} from './fields.ts';
import type { Form } from './form.ts';

const schema = v.object({
  name: requiredLine(NAME_MAX, 'Please enter your name.'),
  email: email(),
  phone: optionalPhone(),
  message: requiredText(MESSAGE_MAX, 'Please tell us in a few words what you need.'),
});

/** The growth popup's request for a call. */
export const callback = {
  name: 'callback',
  endpoint: '/api/leads/callback',
  schema,
  messages: {
    success: "Thanks! We'll contact you shortly.",
    failure: 'Something went wrong. Please try again.',
    unreachable: 'Something went wrong. Please try again.',
  },
} as const satisfies Form<'callback', typeof schema>;
