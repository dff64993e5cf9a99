import { FORM_TOKEN_FIELD, SUBMISSION_ID_FIELD } from '../../../../forms/submission-metadata.ts';
import { recall, remember } from '../session-memory.ts';
import { attributionOfVisit } from './attribution.ts';
import { formToken } from './form-token.ts';

/** Under which a form's submission_id is kept: without it, what is sent next is another submission. */
export const idKey = (form: HTMLFormElement) => `submission ${form.dataset.leadForm} ${form.id}`;

/**
 * Adds what a form sends beside its fields: the submission_id, the same until the lead is stored; the
 * token; and where the visit came from.
 */
export function addSubmissionMetadata(data: FormData, form: HTMLFormElement): void {
  const id = recall<string>(idKey(form)) ?? crypto.randomUUID();
  remember(idKey(form), id);
  data.set(SUBMISSION_ID_FIELD, id);
  const token = formToken();
  if (token) data.set(FORM_TOKEN_FIELD, token);
  for (const [name, value] of Object.entries(attributionOfVisit())) data.set(name, value);
}
