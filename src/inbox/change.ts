import { createHash } from 'node:crypto';
import { cleanLine, cleanText, shortened } from '../forms/text.ts';
import type { HandLead, LeadChange } from '../leads/desk/lead-desk.ts';
import { leadStates } from '../platform/database/schema.ts';
import { isDay } from '../platform/time/indian-day.ts';
import { formatUuid } from '../platform/uuid.ts';
import { isNumber } from './contact.ts';
import { LINE_MAX, NAME_MAX, NOTE_MAX } from './limits.ts';

/** What a form sent, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;

/** Fields of a urlencoded post, in its order. */
export function readTyped(body: unknown): Typed {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  return Object.fromEntries([...fields].map(([name, value]) => [name, value.toWellFormed()]));
}

/**
 * What a form changes: the note that was written, the state whose button was pressed, and of the
 * other fields those that differ from what the form showed. So a page that was open for long takes
 * nothing back that somebody else changed meanwhile.
 *
 * @returns a sentence when something can't be understood
 */
export function changesOf(typed: Typed): LeadChange[] | string {
  const changes: LeadChange[] = [];
  const text = shortened(cleanText(typed.note ?? ''), NOTE_MAX);
  if (text) changes.push({ kind: 'note', text });
  const state = leadStates.find((each) => each === typed.state);
  if (state) changes.push({ kind: 'state', state });
  const owner = shortened(cleanLine(typed.owner ?? ''), NAME_MAX);
  if (typed.owner !== undefined && owner !== (typed['was-owner'] ?? '')) {
    changes.push({ kind: 'owner', owner: owner || null });
  }
  const on = cleanLine(typed.quick ?? typed['follow-up'] ?? '');
  const hasDay = typed.quick !== undefined || typed['follow-up'] !== undefined;
  if (hasDay && on !== (typed['was-follow-up'] ?? '')) {
    if (on !== '' && !isDay(on)) return `“${on}” is no day. Write it like 2026-01-31.`;
    changes.push({ kind: 'follow-up', on: on || null });
  }
  return changes;
}

/** A lead as it was written down by hand, or a sentence that says what is missing. */
export function handLeadOf(typed: Typed): HandLead | string {
  const line = (name: string, max = LINE_MAX) => shortened(cleanLine(typed[name] ?? ''), max);
  const lead = {
    name: line('name', NAME_MAX),
    phone: line('phone'),
    email: line('email'),
    company: line('company'),
    service: line('service'),
    message: shortened(cleanText(typed.message ?? ''), NOTE_MAX),
  };
  if (lead.name === '') return 'Please write the name.';
  if (lead.phone === '' && lead.email === '') return 'Please write the phone number or the e-mail.';
  if (lead.phone !== '' && !isNumber(lead.phone)) {
    return `“${lead.phone}” is no phone number. Write it like 98765 43210, from abroad with +.`;
  }
  return lead;
}

/**
 * Makes a post's key of its form's and of all that it says: sent twice it is the same change, and
 * with something else typed, after going back in the browser, it is another one.
 */
export function keyOf(typed: Typed, path: string): string {
  const all = JSON.stringify([path, Object.entries(typed).sort()]);
  return formatUuid(createHash('sha256').update(all).digest(), 8);
}
