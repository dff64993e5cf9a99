import type { LeadAnswer } from '../forms/answer.ts';
import type { Form } from '../forms/form.ts';
import { formAsSent } from '../forms/index.ts';
import type { IntakeResult, Typed } from '../leads/intake/intake.ts';
import { type Answer, type AnswerPages, answerIn, type Page } from './answer-pages.ts';
import { answerView } from './answer-view.ts';
import type { Edition } from './edition.ts';

/** What a post gets over HTTP: the same in JSON and as a page. */
interface HttpAnswer {
  readonly status: number;
  readonly json: LeadAnswer;
  readonly retryAfterSeconds?: number;
  /** What the page shows again; absent when nothing could be read. */
  readonly typed?: Typed;
}

const statuses: Readonly<Record<IntakeResult['kind'], number>> = {
  accepted: 200,
  malformed: 400,
  foreign: 403,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
};

/** What a message is in the language of whoever reads it. */
type Said = (text: string) => string;

/** The one place where what came of a post becomes HTTP. */
export function toHttpAnswer(
  { messages }: Form,
  result: IntakeResult,
  said: Said = (text) => text,
): HttpAnswer {
  const status = statuses[result.kind];
  if (result.kind === 'accepted') {
    const { id, typed } = result;
    return { status, json: { ok: true, id, message: said(messages.success) }, typed };
  }
  const { message = messages.failure, retryAfterSeconds, typed } = result;
  const errors =
    result.errors &&
    Object.fromEntries(Object.entries(result.errors).map(([name, text]) => [name, said(text)]));
  return { status, json: { ok: false, message: said(message), errors }, retryAfterSeconds, typed };
}

/** The same answer as a page, for a browser without scripts. */
export function toPage(
  form: Form,
  answer: HttpAnswer,
  back: string,
  pages: AnswerPages,
  edition: Edition = 'en',
): Page {
  const { json, typed } = answer;
  const errors = json.ok ? {} : json.errors;
  const shown = formAsSent(form.name, Object.fromEntries(typed?.fields ?? []));
  const name = pageName(shown, answer);
  return pages.render(
    answerIn(edition, name),
    answerView(shown, json.message, back, typed, errors),
  );
}

function pageName(shown: Form, { json, typed }: HttpAnswer): Answer {
  if (json.ok) return 'success';
  return typed ? shown.view : 'failure';
}
