/**
 * The answer to a form posted without scripts is a page of the site, built as a Mustache template.
 * React components write these slots into that page; the server fills them in (escaped).
 * Mustache needs `{{` nowhere else on the page.
 */

/** What the server fills into an answer page. All values are plain text. */
export interface AnswerView {
  /** The specification's text for what happened. */
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
}

export const messageSlot = '{{message}}';
export const formSlot = '{{form}}';
export const submissionIdSlot = '{{submission_id}}';
export const backSlot = '{{back}}';

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
