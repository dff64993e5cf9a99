/** A UUID made once a form is filled: posting it again is the same lead. */
export const SUBMISSION_ID_FIELD = 'submission_id';

/**
 * The honeypot: hidden from people, filled by bots. No browser or password manager fills in a
 * subject line, and a bot can't tell it from a field that matters.
 */
export const HONEYPOT_FIELD = 'subject_line';

/** Says when somebody first touched the form, signed by the server. */
export const FORM_TOKEN_FIELD = 'form_token';
/** Where a form that is touched asks for its token: answers `{ token }`. */
export const FORM_TOKEN_ENDPOINT = '/api/form-token';

/** The id of the SEO audit's report that a form was sent from. */
export const AUDIT_FIELD = 'audit';

/** Marks a form that was sent with something missing before its script had come, which then says so. */
export const WAITING_ATTRIBUTE = 'data-waiting';

/** Tells the page's scripts, from the form's element, that its lead is stored. */
export const LEAD_SENT_EVENT = 'lead-sent';

/** Where a visit came from: what is noted when somebody arrives from outside. */
export const touchFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'referrer',
  'landing_page',
] as const;

export type TouchField = (typeof touchFields)[number];

/** The name under which the last arrival is told, beside the first one. */
export function lastTouchField(field: TouchField) {
  return `last_${field}` as const;
}

/** The language of the page that a form was sent from, where it is not English. */
export const LANGUAGE_FIELD = 'language';

/** The first arrival of a visit, the last one, the language; flat fields beside the form's, all optional. */
export const attributionFields = [
  ...touchFields,
  ...touchFields.map(lastTouchField),
  LANGUAGE_FIELD,
] as const;

export type AttributionField = (typeof attributionFields)[number];

/** What is longer is cut, not refused: attribution must never cost a lead. */
export const ATTRIBUTION_MAX = 300;
