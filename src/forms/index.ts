import { callback } from './callback.ts';
import { comment } from './comment.ts';
import type { Form, FormName } from './form.ts';
import { auditInquiry, inquiry, inquiryFrom, shortInquiry } from './inquiry.ts';
import { proposal } from './proposal.ts';

/** Every form by its name. Browser code imports the one it needs instead. */
export const forms: Readonly<Record<FormName, Form>> = { inquiry, proposal, callback, comment };

/** Every form as pages show it. */
export const shownForms: readonly Form[] = [...Object.values(forms), shortInquiry, auditInquiry];

/** The form as the page showed it from which this was sent. */
export function formAsSent(name: FormName, sent: Readonly<Record<string, string>>): Form {
  return name === 'inquiry' ? inquiryFrom(sent.source ?? '') : forms[name];
}
