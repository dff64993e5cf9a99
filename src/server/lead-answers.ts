import type { FieldErrors, LeadAnswer } from '../forms/answer.ts';
import type { Form } from '../forms/form.ts';
import type { IntakeResult, Typed } from '../leads/intake/intake.ts';
import type { AnswerName, AnswerPages, Page } from './answer-pages.ts';
import { answerView } from './answer-view.ts';

/** What a post gets over HTTP: the same in JSON and as a page. */
export interface HttpAnswer {
  readonly status: number;
  readonly json: LeadAnswer;
  readonly retryAfterSeconds?: number;
  /** What the page shows again; undefined when nothing could be read. */
  readonly typed?: Typed;
}

/** The one place where what came of a post becomes HTTP. */
export function toHttpAnswer(form: Form, result: IntakeResult): HttpAnswer {
  const refused = (message = form.messages.failure, errors?: FieldErrors): LeadAnswer =>
    errors ? { ok: false, message, errors } : { ok: false, message };
  switch (result.kind) {
    case 'accepted':
      return { status: 200, json: { ok: true, id: result.id, message: form.messages.success } };
    case 'malformed':
      return { status: 400, json: refused() };
    case 'foreign':
      return { status: 403, json: refused(), typed: result.typed };
    case 'too-large':
      return { status: 413, json: refused() };
    case 'wrong-type':
      return { status: 415, json: refused() };
    case 'invalid': {
      const { message, errors, typed } = result;
      return { status: 422, json: refused(message, errors), typed };
    }
    case 'too-many': {
      const { retryAfterSeconds, typed } = result;
      return { status: 429, json: refused(), retryAfterSeconds, typed };
    }
    case 'unavailable': {
      const { retryAfterSeconds, typed } = result;
      return { status: 503, json: refused(), retryAfterSeconds, typed };
    }
  }
}

/** The same answer as a page, for a browser without scripts. */
export function toPage(form: Form, answer: HttpAnswer, back: string, pages: AnswerPages): Page {
  const { json, typed } = answer;
  const errors = json.ok ? {} : json.errors;
  return pages.render(pageName(form, answer), answerView(form, json.message, back, typed, errors));
}

function pageName(form: Form, { json, typed }: HttpAnswer): AnswerName {
  if (json.ok) return 'success';
  return typed ? form.name : 'failure';
}
