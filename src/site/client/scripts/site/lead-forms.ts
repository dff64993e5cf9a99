import { LEAD_SENT_EVENT, WAITING_ATTRIBUTE } from '../../../../forms/submission-metadata.ts';
import { tenDigits } from '../../../../forms/ten-digits.ts';
import { forget, recall, remember } from '../session-memory.ts';
import { askForToken } from './form-token.ts';
import { addSubmissionMetadata, idKey } from './submission-metadata.ts';

/** All but bookkeeping, which is not the visitor's to type, and no part of a draft. */
const TYPED = ':is(input, textarea):not([type="hidden"], [tabindex="-1"])';

/**
 * Looks after every lead form of the page, or of a part that comes later: keeps a draft over reloads, asks for the token, and completes what is
 * sent natively. An island that has woken sends by itself, and says so by `novalidate`.
 */
export function startLeadForms(part: ParentNode = document): void {
  for (const form of part.querySelectorAll<HTMLFormElement>('form[data-lead-form]')) {
    const { leadForm = '' } = form.dataset;
    const draftKey = `draft ${leadForm} ${form.id}`;
    restore(form, recall<Draft>(draftKey) ?? {});
    for (const field of tenDigitFields(form)) field.removeAttribute('maxlength');
    form.addEventListener('input', () => {
      for (const field of tenDigitFields(form)) field.value = tenDigits(field.value);
      remember(draftKey, read(form));
    });
    form.addEventListener('focusin', () => setTimeout(askForToken, AT_LEISURE_MS), { once: true });
    form.addEventListener('submit', (event) => sendAsleep(form, event));
    form.addEventListener('formdata', ({ formData }) => {
      if (!form.noValidate) addSubmissionMetadata(formData, form);
    });
    form.addEventListener('invalid', (event) => sayItOurselves(form, event), true);
    form.addEventListener(LEAD_SENT_EVENT, () => forget(draftKey, idKey(form)));
  }
  for (const form of part.querySelectorAll<HTMLFormElement>('.address-form'))
    form.addEventListener('submit', (event) => navigator.onLine || sendAsleep(form, event));
  forgetSentNatively();
}

/** The field shows first that it has the focus (ms). */
const AT_LEISURE_MS = 100;

/** Fields that take ten digits; whatever else is typed or pasted there becomes them, or is complained about. */
const tenDigitFields = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>('[inputmode="numeric"]');

/**
 * Sends a form whose island has not come as the browser would, but tries the line first: a browser
 * answers a dead one with a page of its own, and what was typed is gone.
 */
async function sendAsleep(form: HTMLFormElement, event: Event): Promise<void> {
  const note = form.querySelector<HTMLElement>('[data-unreachable]');
  note?.replaceChildren();
  if (form.noValidate || event.defaultPrevented) return;
  event.preventDefault();
  // A second tap on a slow line would begin anew.
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const rest = () => {
    form.ariaBusy = 'false';
  };
  // Whoever comes back finds the button as it was.
  window.addEventListener('pagehide', rest, { once: true });
  if ((await askForToken()) && !form.noValidate) return form.submit();
  rest();
  if (form.noValidate) form.requestSubmit();
  else note?.append(note.dataset.unreachable ?? '');
}

/** After this long, in ms, the browser's own words are better than none. */
const WAKING_MS = 2_000;

/** The tap that wakes a form says the same as all later ones: the browser keeps its bubble back. */
function sayItOurselves(form: HTMLFormElement, event: Event): void {
  if (form.getAttribute(WAITING_ATTRIBUTE) === 'in vain') return;
  event.preventDefault();
  if (form.hasAttribute(WAITING_ATTRIBUTE)) return;
  form.setAttribute(WAITING_ATTRIBUTE, '');
  window.setTimeout(() => {
    if (form.noValidate) return;
    form.setAttribute(WAITING_ATTRIBUTE, 'in vain');
    form.reportValidity();
  }, WAKING_MS);
}

type Draft = Record<string, string>;
type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** What is the visitor’s own to type in a form. */
export function typedFields(form: HTMLFormElement): TypedField[] {
  return [...form.querySelectorAll<TypedField>(TYPED)];
}

function read(form: HTMLFormElement): Draft {
  return Object.fromEntries(typedFields(form).map((field) => [field.name, field.value]));
}

function restore(form: HTMLFormElement, draft: Draft): void {
  for (const field of typedFields(form)) {
    field.value ||= draft[field.name] ?? '';
    const fold = field.value && field.closest('details');
    if (fold) fold.open = true;
  }
}

/** A form sent without its island ends on an answer page, which says which form it was. */
function forgetSentNatively(): void {
  const sent = document.querySelector<HTMLElement>('[data-lead-sent]')?.dataset.leadSent;
  if (sent) forget(`draft ${sent} `, `submission ${sent} `);
}
