import type { FieldErrors } from '../forms/answer.ts';
import type { AnswerView } from '../forms/answer-template.ts';
import type { Form } from '../forms/form.ts';
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
  return {
    message,
    form: form.name,
    submission_id: typed.submissionId,
    values: Object.fromEntries(shown.map((name) => [name, typed.fields.get(name) ?? ''])),
    errors: Object.fromEntries(fields.map((name) => [name, errors[name] ?? ''])),
    invalid: Object.fromEntries(fields.map((name) => [name, name in errors ? 'true' : 'false'])),
    summary,
    hasErrors: summary.length > 0,
    back,
  };
}

/** The path of the page a form was sent from, or home. `host` is the site's own. */
export function backPath(referer: string | undefined, host: string): string {
  const url = referer === undefined ? null : URL.parse(referer);
  const ownPage = url !== null && url.host === host && /^\/(?![/\\]|api\/)/.test(url.pathname);
  return ownPage ? url.pathname : '/';
}
