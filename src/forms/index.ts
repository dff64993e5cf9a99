import { callback } from './callback.ts';
import { comment } from './comment.ts';
import type { Form, FormName } from './form.ts';
import { inquiry } from './inquiry.ts';
import { proposal } from './proposal.ts';

export type * from './answer.ts';
export type * from './form.ts';
export * from './submission-metadata.ts';
export * from './validate.ts';

export { callback, comment, inquiry, proposal };

/** Every form by its name. Browser code imports the one it needs instead. */
export const forms: { readonly [Name in FormName]: Form<Name> } = {
  inquiry,
  proposal,
  callback,
  comment,
};
