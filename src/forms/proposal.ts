import { defineForm } from './form.ts';

/** The contact page's request for a free proposal. */
export const proposal = defineForm({
  name: 'proposal',
  title: 'New proposal request',
  fields: {
    Name: { kind: 'name', label: 'Name', column: 'name', required: 'Please enter your name.' },
    Email: { kind: 'email', label: 'Email', column: 'email', required: true },
    Company: {
      kind: 'company',
      label: 'Company',
      column: 'company',
      required: 'Please enter the name of your company.',
    },
    Phone: { kind: 'phone', label: 'Phone', column: 'phone', required: true },
    WebsiteLink: { kind: 'website', label: 'Website', column: 'website' },
    Message: { kind: 'text', label: 'Message', column: 'message' },
    /** The package or service whose page led here. */
    Chosen: {
      kind: 'hidden',
      label: 'Chosen',
      column: 'message',
      firstLineOf: 'Message',
      fallback: '',
    },
  },
  messages: {
    success: 'Proposal submitted successfully!',
    failure: 'Something went wrong. Please try again.',
    unreachable: 'Failed to connect. Please check your internet.',
  },
});
