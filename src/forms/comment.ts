import { defineForm } from './form.ts';

/** A reader's comment below the blogs. */
export const comment = defineForm({
  name: 'comment',
  title: 'New comment on the blogs',
  fields: {
    name: { kind: 'name', label: 'Name', column: 'name', required: 'Please enter your name.' },
    comment: {
      kind: 'text',
      label: 'Comment',
      column: 'message',
      required: 'Please enter your comment.',
      max: 2000,
    },
    /** The path of the page that was commented on. */
    page: { kind: 'hidden', label: 'Page', column: 'page', fallback: '' },
  },
  messages: {
    success: 'Thank you! Your comment was submitted.',
    failure: 'Failed to submit comment, please try again.',
    unreachable: 'Error submitting comment.',
    missing: 'Please enter both name and comment.',
  },
});
