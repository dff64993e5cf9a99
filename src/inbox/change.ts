import { handInquiry } from '../forms/hand-inquiry.ts';
import { kinds } from '../forms/kinds.ts';
import { cleanLine, cleanText, shortened } from '../forms/text.ts';
import { validate } from '../forms/validate.ts';
import type { LeadChange } from '../leads/desk/lead-desk.ts';
import { phoneKey } from '../leads/storage/person-keys.ts';
import { leadStates, worthPeriods } from '../platform/database/schema.ts';
import { isUuid, uuidOf } from '../platform/uuid.ts';
import { dayFrom, noDay } from './when.ts';
import { columnOf, FIELD } from './words.ts';

/** What a form sent, by the name of the field. */
export type Typed = Readonly<Record<string, string>>;

/** Fields of a urlencoded post, in its order; of two with one name the later. */
export function readTyped(body: unknown): Typed {
  return Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));
}

/** What stands in one line, as it was typed. */
export const line = (typed = '') => shortened(cleanLine(typed), kinds.line.max);
const text = (typed = '') => shortened(cleanText(typed), kinds.text.max);

/**
 * What a form changes: the note that was written, the state whose button was pressed, and of the
 * other fields those that differ from what the form showed, which it sends along as `was-…`. So a page
 * that was open for long takes nothing back that somebody else changed meanwhile.
 *
 * @returns a sentence when something can't be understood
 */
export function changesOf(typed: Typed, today: string): LeadChange[] | string {
  const changed = (name: string, clean = line) => {
    const said = clean(typed[name]);
    return name in typed && said !== clean(typed[`was-${name}`]) ? said : undefined;
  };
  const changes: LeadChange[] = [{ kind: 'note', text: text(typed.note) }];
  const state = leadStates.find((each) => each === typed.state);
  if (state) changes.push({ kind: 'state', state });
  const owner = changed('owner');
  if (owner !== undefined) changes.push({ kind: 'owner', owner: owner || null });
  const day = changed('follow-up');
  const on = day && dayFrom(day, today);
  if (day && !on) return noDay(day);
  if (on !== undefined) changes.push({ kind: 'follow-up', on: on || null });
  const reason = changed('lost-because');
  if (reason !== undefined) changes.push({ kind: 'lost-because', reason: reason || null });
  if (changed('worth') !== undefined || changed('worth-per') !== undefined) {
    const rupees = line(typed.worth).replaceAll(/₹|rs\.?|inr|[,\s]/gi, '');
    if (!/^\d{0,9}$/.test(rupees)) {
      return `“${typed.worth}” is no sum. Write whole rupees, like 22000 or 1,20,000.`;
    }
    const per = worthPeriods.find((each) => each === typed['worth-per']) ?? 'once';
    changes.push({ kind: 'worth', worth: rupees ? { amount: Number(rupees), per } : null });
  }
  for (const name of Object.keys(typed).filter((each) => each.startsWith(FIELD))) {
    const field = name.slice(FIELD.length);
    const column = columnOf(field);
    const value = changed(name, column === 'message' ? text : (typed) => cleanLine(text(typed)));
    if (value && column === 'phone' && !phoneKey(value)) return noNumber(value);
    if (value !== undefined) changes.push({ kind: 'correction', field, value });
  }
  if (typed.part) changes.push({ kind: 'parted' });
  return changes;
}

/** Before the id of a lead that was ticked in the list. */
export const CHOSEN = 'lead-';

/** The leads that were ticked, in the order of the list. */
export function chosenIn(typed: Typed): string[] {
  const names = Object.keys(typed).filter((name) => name.startsWith(CHOSEN));
  return names.map((name) => name.slice(CHOSEN.length)).filter(isUuid);
}

/** The fields of a lead that is written down by hand, or a sentence that says what is wrong with them. */
export function handLeadOf(typed: Typed): Record<string, string> | string {
  const number = line(typed.number);
  if (number && !phoneKey(number)) return noNumber(number);
  const checked = validate(handInquiry, typed);
  return checked.ok ? checked.values : (Object.values(checked.errors)[0] ?? checked.message);
}

const noNumber = (typed: string) =>
  `“${typed}” is no phone number. Write it like 98765 43210, from abroad with +.`;

/**
 * Makes a post's key of all that it says, and a form says what was seen last of its lead, or has a key of
 * its own: sent twice it is the same change, and with something else typed, after going back in the
 * browser, it is another one.
 */
export function keyOf(typed: Typed, path: string): string {
  return uuidOf(JSON.stringify([path, Object.entries(typed).sort()]));
}
