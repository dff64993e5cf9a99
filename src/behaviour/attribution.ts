import { recall, remember } from './session-memory.ts';

const KEY = 'attribution';
const CAMPAIGN_FIELDS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
];

type Attribution = Record<string, string>;

/** Where this visit came from, as its first page saw it; kept for the session, not in a cookie. */
export function attributionOfVisit(): Attribution {
  return recall<Attribution>(KEY) ?? {};
}

/** Notes the first page of the visit. */
export function noteArrival(): void {
  if (recall(KEY)) return;
  const query = new URLSearchParams(location.search);
  const attribution: Attribution = { landing_page: location.pathname };
  for (const field of CAMPAIGN_FIELDS) {
    const value = query.get(field);
    if (value) attribution[field] = value;
  }
  if (document.referrer && new URL(document.referrer).origin !== location.origin) {
    attribution.referrer = document.referrer;
  }
  remember(KEY, attribution);
}
