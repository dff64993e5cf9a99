import { cleanLine, cleanText, shortened } from '../forms/text.ts';
import type { HandLead, LeadChange } from '../leads/desk/lead-desk.ts';
import { phoneKey } from '../leads/storage/person-keys.ts';
import { leadStates, worthPeriods } from '../platform/database/schema.ts';
import { isUuid, uuidOf } from '../platform/uuid.ts';
import { LINE_MAX, NAME_MAX, NOTE_MAX, WORTH_MAX } from './limits.ts';
import { dayFrom, noDay } from './when.ts';

/** What a form sent, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;

/** Fields of a urlencoded post, in its order. */
export function readTyped(body: unknown): Typed {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  return Object.fromEntries([...fields].map(([name, value]) => [name, value.toWellFormed()]));
}

/** What a line of a form says, where that differs from what the form showed. */
function changedLine(typed: Typed, name: string, max: number): string | undefined {
  const text = shortened(cleanLine(typed[name] ?? ''), max);
  const isChanged = typed[name] !== undefined && text !== (typed[`was-${name}`] ?? '');
  return isChanged ? text : undefined;
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
  const owner = changedLine(typed, 'owner', NAME_MAX);
  if (owner !== undefined) changes.push({ kind: 'owner', owner: owner || null });
  const day = cleanLine(typed.quick ?? typed['follow-up'] ?? '');
  const on = day && dayFrom(day, today);
  if (on === undefined) return noDay(day);
  const hasDay = typed.quick !== undefined || typed['follow-up'] !== undefined;
  if (hasDay && on !== (typed['was-follow-up'] ?? '')) {
    changes.push({ kind: 'follow-up', on: on || null });
  }
  const reason = changedLine(typed, 'lost-because', LINE_MAX);
  if (reason !== undefined) changes.push({ kind: 'lost-because', reason: reason || null });
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

/** Before the name of a field that is corrected; before that `was-`, for what it said before. */
export const FIELD = 'field-';

/** What the lead is said to say, where that differs from what the form showed. */
function correctionsOf(typed: Typed): LeadChange[] {
  return Object.entries(typed).flatMap(([name, value]): LeadChange[] => {
    if (!name.startsWith(FIELD)) return [];
    const field = name.slice(FIELD.length);
    const text = shortened(cleanText(value), NOTE_MAX);
    const was = cleanText(typed[`was-${name}`] ?? '');
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
  if (lead.phone !== '' && !phoneKey(lead.phone)) {
    return `“${lead.phone}” is no phone number. Write it like 98765 43210, from abroad with +.`;
  }
  return lead;
}

/**
 * Makes a post's key of its form's and of all that it says: sent twice it is the same change, and
 * with something else typed, after going back in the browser, it is another one.
 */
export function keyOf(typed: Typed, path: string): string {
  return uuidOf(JSON.stringify([path, Object.entries(typed).sort()]));
}
