import type { FieldErrors } from '../forms/answer.ts';
import { type AnswerView, filledCallSlot } from '../forms/answer-template.ts';
import { firstOfKind } from '../forms/derive.ts';
import type { Form } from '../forms/form.ts';
import { hindiMessages } from '../forms/hindi.ts';
import { numberKinds } from '../forms/kinds.ts';
import { AUDIT_FIELD, attributionFields, FORM_TOKEN_FIELD } from '../forms/submission-metadata.ts';
import type { Typed } from '../leads/intake/intake.ts';

const nothingTyped: Typed = { fields: new Map(), submissionId: '' };

/** What an answer page shows: the message, and the form as it was left. */
export function answerView(
  form: Form,
  message: string,
  back: string,
  typed: Typed = nothingTyped,
  errors: FieldErrors = {},
): AnswerView {
  const fields = Object.keys(form.fields);
  const shown = [...fields, ...attributionFields, AUDIT_FIELD, FORM_TOKEN_FIELD];
  const summary = fields.flatMap((field) => {
    const text = errors[field];
    return text === undefined ? [] : [{ field, text }];
  });
  const values = Object.fromEntries(shown.map((name) => [name, typed.fields.get(name) ?? '']));
  const { failure } = form.messages;
  const saysNothing = summary.length > 0 && [failure, hindiMessages[failure]].includes(message);
  return {
    message: saysNothing ? '' : message,
    form: form.name,
    submission_id: typed.submissionId,
    values,
    errors: Object.fromEntries(fields.map((name) => [name, errors[name] ?? ''])),
    invalid: Object.fromEntries(fields.map((name) => [name, name in errors ? 'true' : 'false'])),
    summary,
    hasErrors: summary.length > 0,
    back,
    name: firstOfKind(form, 'name', values),
    sent: { [form.view]: true },
    hasNumber: numberKinds.some((kind) => firstOfKind(form, kind, values)),
    call: () => (words) => filledCallSlot(words, new Date()),
  };
}

/** The path of the page a form was sent from, or home. `host` is the site's own. */
export function backPath(referer: string | undefined, host: string): string {
  const url = referer === undefined ? null : URL.parse(referer);
  const ownPage = url !== null && url.host === host && /^\/(?![/\\]|api\/)/.test(url.pathname);
  return ownPage ? url.pathname : '/';
}
