/**
 * The answer to a form posted without scripts is a page of the site, built as a Mustache template.
 * React components write these slots into that page; the server fills them in (escaped).
 * Mustache needs `{{` nowhere else on the page.
 */
import { type CallWords, callSentence } from './call-day.ts';
import type { FormView } from './definition.ts';

/** What the server fills into an answer page. All values are plain text. */
export interface AnswerView {
  /** The specification's text for what happened; '' where the mistakes say it better. */
  readonly message: string;
  readonly form: string;
  readonly submission_id: string;
  /** What was typed, for every field of the form, the attribution and the token; '' when empty. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong with each field; '' when nothing is. */
  readonly errors: Readonly<Record<string, string>>;
  /** For `aria-invalid`. */
  readonly invalid: Readonly<Record<string, 'true' | 'false'>>;
  /** The same errors as a list, in the form's order. */
  readonly summary: readonly { readonly field: string; readonly text: string }[];
  readonly hasErrors: boolean;
  /** The path of the page that was posted from. */
  readonly back: string;
  /** Whoever sent it, as typed; '' when nothing could be read. */
  readonly name: string;
  /** Which form was sent: exactly one is true. */
  readonly sent: Readonly<Partial<Record<FormView, true>>>;
  /** Whether there is a number to call. */
  readonly hasNumber: boolean;
  /** Mustache calls it with what stands between the slots of `callSlot`. */
  readonly call: () => (words: string) => string;
}

export const messageSlot = '{{message}}';
/** What stands between these two is shown only when there is a message. */
export const whenMessageStart = '{{#message}}';
export const whenMessageEnd = '{{/message}}';
export const formSlot = '{{form}}';
export const submissionIdSlot = '{{submission_id}}';
export const backSlot = '{{back}}';
export const nameSlot = '{{name}}';

/** What stands between these two is shown only to those who left a number to call. */
export const whenNumberStart = '{{#hasNumber}}';
export const whenNumberEnd = '{{/hasNumber}}';

/** Shown only after this form was sent. */
export const whenSent = (view: FormView, text: string) =>
  `{{#sent.${view}}}${text}{{/sent.${view}}}`;

const SEPARATOR = '|';

/** When somebody is called who left a number: the server knows the time, the page the words. */
export function callSlot({ days, holidays, ...words }: CallWords): string {
  const { today, later, hours, lastCall, language = '' } = words;
  const open = [days.join(' '), lastCall, holidays.join(' ')];
  const slot = [today, later, hours, ...open, language].join(SEPARATOR);
  return `{{#call}}${slot}{{/call}}`;
}

/** What the server says where such a slot stands. */
export function filledCallSlot(words: string, now: Date): string {
  const [today = '', later = '', hours = '', days = '', lastCall = '', holidays = '', language] =
    words.split(SEPARATOR);
  const open = { days: days.split(' ').map(Number), lastCall, holidays: holidays.split(' ') };
  return callSentence({ today, later, hours, ...open, language: language || undefined }, now);
}

/** What was typed into a field. */
export const valueSlot = (field: string) => `{{values.${field}}}`;
/** The complaint about a field, or nothing. */
export const errorSlot = (field: string) => `{{errors.${field}}}`;
/** `true` or `false`. */
export const invalidSlot = (field: string) => `{{invalid.${field}}}`;

/** What stands between these two is shown only when some field has an error. */
export const whenErrorsStart = '{{#hasErrors}}';
export const whenErrorsEnd = '{{/hasErrors}}';

/** What stands between these two is repeated for every error. */
export const summaryStart = '{{#summary}}';
export const summaryEnd = '{{/summary}}';
export const summaryFieldSlot = '{{field}}';
export const summaryTextSlot = '{{text}}';
