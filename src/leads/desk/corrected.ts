import type { Lead } from '../storage/lead-store.ts';

/** A lead as sales corrected it: what was sent stays as it was sent. */
export function corrected<Sent extends Pick<Lead, 'fields'>>(
  lead: Sent,
  corrections: Readonly<Record<string, string>>,
): Sent {
  return { ...lead, fields: { ...lead.fields, ...corrections } };
}
