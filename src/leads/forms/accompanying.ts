/** A UUID made once a form is filled: posting it again is the same lead. */
export const SUBMISSION_ID_FIELD = 'submission_id';

/**
 * The honeypot: hidden from people, filled by bots. No browser or password manager fills in a
 * subject line, and a bot can't tell it from a field that matters.
 */
export const HONEYPOT_FIELD = 'subject_line';

/** Where the visitor came from; flat fields beside those of the form, all optional. */
export const attributionFields = [
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

export type AttributionField = (typeof attributionFields)[number];

/** What is longer is cut, not refused: attribution must never cost a lead. */
export const ATTRIBUTION_MAX = 300;
