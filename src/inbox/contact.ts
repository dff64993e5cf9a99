import parsePhoneNumber from 'libphonenumber-js/min';
import { HAND_SOURCE } from '../forms/hand-inquiry.ts';
import type { Lead } from '../leads/storage/lead-store.ts';
import { topicOf } from '../leads/words/about.ts';

/** A number as it is read aloud, +91 98765 43210; as it was typed where it is none. */
export function spaced(phone: string): string {
  return parsePhoneNumber(phone, 'IN')?.formatInternational() ?? phone;
}

/** What a lead is about, in a word or two. */
export function aboutOf(lead: Pick<Lead, 'form' | 'fields'>): string {
  return lead.fields.source === HAND_SOURCE ? 'Added by hand' : topicOf(lead);
}
