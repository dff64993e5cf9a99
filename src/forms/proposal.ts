import * as v from 'valibot';
import {
  COMPANY_MAX,
  email,
  MESSAGE_MAX,
  NAME_MAX,
  optionalWebsite,
  requiredLine,
  requiredPhone,
  text,
} from './fields.ts';
import type { Form } from './form.ts';

const schema = v.object({
  Name: requiredLine(NAME_MAX, 'Please enter your name.'),
  Email: email(),
  Company: requiredLine(COMPANY_MAX, 'Please enter the name of your company.'),
  Phone: requiredPhone(),
  WebsiteLink: optionalWebsite(),
  Message: text(MESSAGE_MAX),
});

/** The contact page's request for a free proposal. */
export const proposal = {
  name: 'proposal',
  endpoint: '/api/leads/proposal',
  schema,
  messages: {
    success: 'Proposal submitted successfully!',
    failure: 'Something went wrong. Please try again.',
    unreachable: 'Failed to connect. Please check your internet.',
  },
} as const satisfies Form<'proposal', typeof schema>;
