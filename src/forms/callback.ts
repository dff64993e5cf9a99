import { defineForm } from './form.ts';

/** The growth popup's request for a call. */
export const callback = defineForm({
  name: 'callback',
  title: 'New callback request',
  fields: {
    name: { kind: 'name', label: 'Name', column: 'name', required: 'Please enter your name.' },
    email: { kind: 'email', label: 'Email', column: 'email', required: true },
    phone: { kind: 'phone', label: 'Phone', column: 'phone' },
    message: {
      kind: 'text',
      label: 'Message',
      column: 'message',
      required: 'Please tell us in a few words what you need.',
    },
  },
  messages: {
    success: "Thanks! We'll contact you shortly.",
    failure: 'Something went wrong. Please try again.',
    unreachable: 'Something went wrong. Please try again.',
  },
});
