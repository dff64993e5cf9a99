import { callback } from './callback.ts';
import { comment } from './comment.ts';
import type { Form, FormName } from './form.ts';
import { inquiry } from './inquiry.ts';
import { proposal } from './proposal.ts';

/** Every form by its name. Browser code imports the one it needs instead. */
export const forms: Readonly<Record<FormName, Form>> = { inquiry, proposal, callback, comment };
