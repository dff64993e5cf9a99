import * as v from 'valibot';
import { line, NAME_MAX, requiredLine, requiredText } from './fields.ts';
import type { Form } from './form.ts';

export const COMMENT_MAX = 2000;
/** The path of the page that was commented on. */
const COMMENT_PAGE_MAX = 300;

const schema = v.object({
  name: requiredLine(NAME_MAX, 'Please enter your name.'),
  comment: requiredText(COMMENT_MAX, 'Please enter your comment.'),
  // A path too long is our own mistake: it must not cost the visitor the comment.
  page: v.fallback(line(COMMENT_PAGE_MAX), ''),
});

/** A reader's comment below the blogs. */
export const comment = {
  name: 'comment',
  endpoint: '/api/leads/comment',
  schema,
  messages: {
    success: 'Thank you! Your comment was submitted.',
    failure: 'Failed to submit comment, please try again.',
    unreachable: 'Error submitting comment.',
    missing: 'Please enter both name and comment.',
  },
} as const satisfies Form<'comment', typeof schema>;
