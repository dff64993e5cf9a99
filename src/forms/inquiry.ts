import type { FormFields } from './definition.ts';
import { defineForm, type Form } from './form.ts';
import { cleanLine } from './text.ts';

/** Which of the home page's two forms was sent. */
export const inquirySources = ['hero', 'home'] as const;

const AUDIT = '/seo-audit';
const SERVICES = '/services/';

/** What a page with a short form gives as the source: its own path. */
export type ShortSource = typeof AUDIT | `${typeof SERVICES}${string}`;

export const email = { kind: 'email', label: 'Email', column: 'email' } as const;
const number = { kind: 'ten-digits', label: 'Phone', column: 'phone' } as const;

/** An inquiry as one kind of page shows it: all have the same fields, of which some may be left out. */
export const asking = (
  view: Form['view'],
  title: string,
  asked: FormFields,
  either?: Form['either'],
) =>
  defineForm({
    name: 'inquiry',
    view,
    title,
    fields: {
      name: { kind: 'name', label: 'Name', column: 'name', required: 'Please enter your name.' },
      ...asked,
      company: { kind: 'company', label: 'Company', column: 'company' },
      message: { kind: 'text', label: 'Message', column: 'message' },
      /** The name of the service that a short form stands for. */
      service: {
        kind: 'hidden',
        label: 'Service',
        column: 'message',
        firstLineOf: 'message',
        fallback: '',
      },
      source: {
        kind: 'hidden',
        label: 'Source',
        column: 'source',
        oneOf: [...inquirySources, AUDIT],
        orPageBelow: SERVICES,
        fallback: 'home',
      },
    },
    either,
    messages: {
      success: "Form submitted successfully! We'll get back to you soon! 🎉",
      failure: 'Something went wrong. Please try again.',
      unreachable: 'Error submitting form. Please try again.',
    },
  });

/** The home page's inquiry, from the hero form and from the contact form further down. */
export const inquiry = asking('inquiry', 'New inquiry from the home page', {
  email: { ...email, required: true },
  number: { ...number, required: true },
});

/** The short form of service pages: a name, and a number to call. */
export const shortInquiry = asking('short', 'New inquiry from a service page', {
  email,
  number: { ...number, required: true },
});

/** The short form of audit reports: a name, and a number or an address. */
export const auditInquiry = asking(
  'audit',
  'New inquiry from an SEO audit',
  { email, number },
  { fields: ['number', 'email'], missing: 'Please enter your phone number or your email address.' },
);

/** The inquiry as pages with this source show it. */
export function inquiryFrom(source: string): Form {
  const path = cleanLine(source);
  if (path === AUDIT) return auditInquiry;
  return path.startsWith(SERVICES) ? shortInquiry : inquiry;
}
