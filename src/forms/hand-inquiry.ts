import type { Form } from './form.ts';
import { asking, email } from './inquiry.ts';

/** The source of an inquiry that somebody wrote down. No form can send it: it would become `home`. */
export const HAND_SOURCE = 'telephone';

/** An inquiry that came by telephone or in person, from any country, as staff write it down. */
export const handInquiry: Form = asking(
  'inquiry',
  'Lead added by hand',
  {
    name: { kind: 'name', label: 'Name', column: 'name', required: 'Please write the name.' },
    email,
    number: { kind: 'phone', label: 'Phone', column: 'phone' },
  },
  { fields: ['number', 'email'], missing: 'Please write the phone number or the e-mail.' },
);
