import { defineForm } from './form.ts';

/** Which of the home page's two forms was sent. */
export const inquirySources = ['hero', 'home'] as const;

/** The home page's inquiry, from the hero form and from the contact form further down. */
export const inquiry = defineForm({
  name: 'inquiry',
  title: 'New inquiry from the home page',
  fields: {
    name: { kind: 'name', label: 'Name', column: 'name', required: 'Please enter your name.' },
    email: { kind: 'email', label: 'Email', column: 'email', required: true },
    number: { kind: 'ten-digits', label: 'Phone', column: 'phone', required: true },
    company: { kind: 'company', label: 'Company', column: 'company' },
    message: { kind: 'text', label: 'Message', column: 'message' },
    source: {
      kind: 'hidden',
      label: 'Source',
      column: 'source',
      oneOf: inquirySources,
      fallback: 'home',
    },
  },
  messages: {
    success: "Form submitted successfully! We'll get back to you soon! 🎉",
    failure: 'Something went wrong. Please try again.',
    unreachable: 'Error submitting form. Please try again.',
  },
});
