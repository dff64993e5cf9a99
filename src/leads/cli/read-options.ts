import { userInfo } from 'node:os';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import type { FormName } from '../../forms/definition.ts';
import { forms } from '../../forms/index.ts';
import { cleanLine, cleanText } from '../../forms/text.ts';
import { UsageError } from '../../platform/command-line.ts';
import { type Database, parseDatabase } from '../../platform/database/database.ts';
import { type LeadState, leadStates } from '../../platform/database/schema.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { indianDay, isDay } from '../../platform/time/indian-day.ts';
import type { DeskFilter } from '../desk/filter.ts';
import type { LeadChange } from '../desk/lead-desk.ts';

/** What a person writes for nobody and for no day. */
const NONE = 'none';

type Options = Readonly<
  Partial<Record<'form' | 'state' | 'campaign' | 'owner' | 'since' | 'follow-up' | 'note', string>>
>;

/** Which leads `list` and `export` are asked for. */
export function readFilter({ form, state, campaign, owner, since }: Options): DeskFilter {
  return {
    form: form === undefined ? undefined : readForm(form),
    state: state?.split(',').map(readState).join(','),
    campaign,
    owner,
    from: since === undefined ? undefined : readSince(since),
  };
}

/** What `mark` is to change. */
export function readChanges(state: string | undefined, options: Options): LeadChange[] {
  const { owner, note, 'follow-up': day } = options;
  const changes: LeadChange[] = [];
  if (state) changes.push({ kind: 'state', state: readState(state) });
  if (owner) changes.push({ kind: 'owner', owner: owner === NONE ? null : cleanLine(owner) });
  if (day) changes.push({ kind: 'follow-up', on: day === NONE ? null : readDay(day) });
  if (note) changes.push({ kind: 'note', text: cleanText(note) });
  return changes;
}

/** Whose leads are to be erased: an address, or a number. */
export function readContact({ email, phone }: { email?: string; phone?: string }): string {
  if (email?.includes('@') && phone === undefined) return email;
  if (email === undefined && phone && isPossiblePhoneNumber(phone, 'IN')) return phone;
  throw new UsageError(
    'Whose leads? Write: npm run leads -- erase --email name@example.com, or --phone "+91 98765 43210"',
  );
}

/** Who gives a command: the name that they say, else that of the computer's user. */
export function readName(by: string | undefined): string {
  if (by) return by;
  try {
    return userInfo().username;
  } catch {
    throw new UsageError('Who are you? Add --by and your name.');
  }
}

/** A whole number from 1. */
export function readLimit(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new UsageError('--limit must be a whole number from 1, for example --limit 50.');
}

/** Where `copy-to` copies to. */
export function readTarget(text: string | undefined): Database {
  const target = parseDatabase(text ?? '');
  if (target) return target;
  throw new UsageError(
    'Where to? Write: npm run leads -- copy-to postgres://user:password@host/leads',
  );
}

function readForm(text: string): FormName {
  const form = Object.values(forms).find(({ name }) => name === text);
  if (form) return form.name;
  throw new UsageError(`There is no form "${text}". There are: ${Object.keys(forms).join(', ')}.`);
}

function readState(text: string): LeadState {
  const state = leadStates.find((known) => known === text);
  if (state) return state;
  throw new UsageError(`There is no state "${text}". There are: ${leadStates.join(', ')}.`);
}

function readSince(text: string): string {
  const days = /^(\d{1,4})d$/.exec(text)?.[1];
  return days ? indianDay(new Date(Date.now() - Number(days) * DAY_MS)) : readDay(text);
}

function readDay(text: string): string {
  if (isDay(text)) return text;
  throw new UsageError(`"${text}" is no day. Write it like 2026-11-30.`);
}
