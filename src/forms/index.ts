import { callback } from './callback.ts';
import { comment } from './comment.ts';
import type { FormName } from './definition.ts';
import type { Form } from './form.ts';
import { HAND_SOURCE, handInquiry } from './hand-inquiry.ts';
import { auditInquiry, inquiry, inquiryFrom, shortInquiry } from './inquiry.ts';
import { proposal } from './proposal.ts';

/** Every form by its name. Browser code imports the one it needs instead. */
export const forms: Readonly<Record<FormName, Form>> = { inquiry, proposal, callback, comment };

/** The name of a form as it is stored. @throws when no form is called so */
export function formNamed(text: string): FormName {
  const name = (Object.keys(forms) as FormName[]).find((one) => one === text);
  if (!name) throw new Error(`There is no form "${text}". Was the lead stored by a later version?`);
  return name;
}

/** Every form as pages show it. */
export const shownForms: readonly Form[] = [...Object.values(forms), shortInquiry, auditInquiry];

/** The form as the page showed it from which this was sent, or as it was written down by hand. */
export function formAsSent(name: FormName, sent: Readonly<Record<string, string>>): Form {
  if (name !== 'inquiry') return forms[name];
  return sent.source === HAND_SOURCE ? handInquiry : inquiryFrom(sent.source ?? '');
}
