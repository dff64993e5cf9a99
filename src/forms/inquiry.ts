import * as v from 'valibot';
import {
  COMPANY_MAX,
  email,
  line,
  MESSAGE_MAX,
  NAME_MAX,
  PHONE_MAX,
  requiredLine,
  text,
} from './fields.ts';
import type { Form } from './form.ts';

/** Ten digits are every Indian number: a mobile, or a landline with its area code without 0. */
export const INQUIRY_NUMBER_LENGTH = 10;

/** Which of the home page's two forms was sent. */
export const inquirySources = ['hero', 'home'] as const;

const numberHint = 'Please enter your phone number as 10 digits without +91, like 9876543210.';

const schema = v.object({
  name: requiredLine(NAME_MAX, 'Please enter your name.'),
  email: email(),
  number: v.pipe(line(PHONE_MAX), v.regex(/^\d{10}$/, numberHint)),
  company: line(COMPANY_MAX),
  message: text(MESSAGE_MAX),
  // An unknown source is our own mistake: it must not cost the visitor the lead.
  source: v.fallback(v.picklist(inquirySources), 'home'),
});

/** The home page's inquiry, from the hero form and from the contact form further down. */
export const inquiry = {
  name: 'inquiry',
  endpoint: '/api/leads/inquiry',
  schema,
  messages: {
    success: "Form submitted successfully! We'll get back to you soon! 🎉",
    failure: 'Something went wrong. Please try again.',
    unreachable: 'Error submitting form. Please try again.',
  },
} as const satisfies Form<'inquiry', typeof schema>;
