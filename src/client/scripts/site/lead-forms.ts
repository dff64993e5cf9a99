import { FORM_TOKEN_FIELD, SUBMISSION_ID_FIELD } from '../../../forms/submission-metadata.ts';
import { forget, forgetAll, recall, remember } from '../session-memory.ts';
import { attributionOfVisit } from './attribution.ts';
import { askForToken, formToken } from './form-token.ts';

/** Bookkeeping that is not the visitor's to type, and no part of a draft. */
const UNTYPED = 'input[type="hidden"], [tabindex="-1"]';

/**
 * Looks after every lead form, awake or not: keeps a draft over reloads, and adds the
 * submission_id, the token and the attribution to what is sent, natively or by the island.
 */
export function startLeadForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-lead-form]')) {
    const { leadForm = '' } = form.dataset;
    const draftKey = `draft ${leadForm} ${form.id}`;
    const idKey = `submission ${leadForm} ${form.id}`;
    restore(form, recall<Draft>(draftKey));
    form.addEventListener('input', () => remember(draftKey, read(form)));
    form.addEventListener('focusin', askForToken, { once: true });
    form.addEventListener('formdata', ({ formData }) => {
      const id = recall<string>(idKey) ?? crypto.randomUUID();
      remember(idKey, id);
      formData.set(SUBMISSION_ID_FIELD, id);
      const token = formToken();
      if (token) formData.set(FORM_TOKEN_FIELD, token);
      for (const [name, value] of Object.entries(attributionOfVisit())) formData.set(name, value);
    });
    form.addEventListener('lead-sent', () => {
      forget(draftKey);
      forget(idKey);
    });
  }
  forgetSentNatively();
}

type Draft = Record<string, string>;
type TypedField = HTMLInputElement | HTMLTextAreaElement;

function typedFields(form: HTMLFormElement): TypedField[] {
  return [...form.querySelectorAll<TypedField>('input, textarea')].filter(
    (field) => !field.matches(UNTYPED),
  );
}

function read(form: HTMLFormElement): Draft {
  return Object.fromEntries(typedFields(form).map((field) => [field.name, field.value]));
}

function restore(form: HTMLFormElement, draft: Draft | undefined): void {
  if (!draft) return;
  for (const field of typedFields(form)) field.value ||= draft[field.name] ?? '';
}

/** A form sent without its island ends on an answer page, which says which form it was. */
function forgetSentNatively(): void {
  const sent = document.querySelector<HTMLElement>('[data-lead-sent]')?.dataset.leadSent;
  if (sent) forgetAll([`draft ${sent} `, `submission ${sent} `]);
}
