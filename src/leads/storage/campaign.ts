import type { Lead } from './lead-store.ts';

/** The campaign that brought a lead: that of the last arrival, else of the first; null for none. */
export function campaignOf(attribution: Lead['attribution']): string | null {
  return attribution.last_utm_campaign || attribution.utm_campaign || null;
}
