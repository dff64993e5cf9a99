import { createHash } from 'node:crypto';
import { cleanLine, cleanText, shortened } from '../forms/text.ts';
import type { HandLead, LeadChange } from '../leads/desk/lead-desk.ts';
import { leadStates, worthPeriods } from '../platform/database/schema.ts';
import { formatUuid, isUuid } from '../platform/uuid.ts';
import { isNumber } from './contact.ts';
import { LINE_MAX, NAME_MAX, NOTE_MAX, WORTH_MAX } from './limits.ts';
import { dayFrom } from './when.ts';

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
export function changesOf(typed: Typed, today: string): LeadChange[] | string {
  const changes: LeadChange[] = [];
  const text = shortened(cleanText(typed.note ?? ''), NOTE_MAX);
  if (text) changes.push({ kind: 'note', text });
  const state = leadStates.find((each) => each === typed.state);
  if (state) changes.push({ kind: 'state', state });
  const owner = shortened(cleanLine(typed.owner ?? ''), NAME_MAX);
  if (typed.owner !== undefined && owner !== (typed['was-owner'] ?? '')) {
    changes.push({ kind: 'owner', owner: owner || null });
  }
  const day = cleanLine(typed.quick ?? typed['follow-up'] ?? '');
  const hasDay = typed.quick !== undefined || typed['follow-up'] !== undefined;
  const on = day && dayFrom(day, today);
  if (on === undefined) return `“${day}” is no day. Write it like 31 Jan 2027.`;
  if (hasDay && on !== (typed['was-follow-up'] ?? '')) {
    changes.push({ kind: 'follow-up', on: on || null });
  }
  const reason = shortened(cleanLine(typed['lost-because'] ?? ''), LINE_MAX);
  if (typed['lost-because'] !== undefined && reason !== (typed['was-lost-because'] ?? '')) {
    changes.push({ kind: 'lost-because', reason: reason || null });
  }
  const worth = worthOf(typed);
  if (typeof worth === 'string') return worth;
  return [...changes, ...worth, ...correctionsOf(typed)];
}

/** What the lead is said to be worth, where that differs from what the form showed. */
function worthOf(typed: Typed): LeadChange[] | string {
  const rupees = cleanLine(typed.worth ?? '').replace(/^(?:₹|rs\.?|inr)\s*/i, '');
  const digits = rupees.replaceAll(/[,\s]/g, '');
  const per = worthPeriods.find((each) => each === typed['worth-per']) ?? 'once';
  const said = digits === '' ? '' : `${digits} ${per}`;
  if (typed.worth === undefined || said === (typed['was-worth'] ?? '')) return [];
  if (said === '') return [{ kind: 'worth', worth: null }];
  const amount = Number(digits);
  if (!/^\d+$/.test(digits) || amount > WORTH_MAX) {
    return `“${typed.worth}” is no sum. Write whole rupees, like 22000 or 1,20,000.`;
  }
  return [{ kind: 'worth', worth: { amount, per } }];
}

/** Before the name of a field that is corrected, and of what it said before. */
export const FIELD = 'field-';
export const FIELD_WAS = 'was-field-';

/** What the lead is said to say, where that differs from what the form showed. */
function correctionsOf(typed: Typed): LeadChange[] {
  return Object.entries(typed).flatMap(([name, value]): LeadChange[] => {
    if (!name.startsWith(FIELD)) return [];
    const field = name.slice(FIELD.length);
    const text = shortened(cleanText(value), NOTE_MAX);
    const was = cleanText(typed[`${FIELD_WAS}${field}`] ?? '');
    return text === was ? [] : [{ kind: 'correction', field, value: text }];
  });
}

/** Before the id of a lead that was ticked in the list. */
export const CHOSEN = 'lead-';

/** The leads that were ticked, in the order of the list. */
export function chosenIn(typed: Typed): string[] {
  return Object.keys(typed).flatMap((name) => {
    const id = name.slice(CHOSEN.length);
    return name.startsWith(CHOSEN) && isUuid(id) ? id.toLowerCase() : [];
  });
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
    cameBy: line('came-by'),
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
