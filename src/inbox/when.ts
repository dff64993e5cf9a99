import { dayInWords } from '../leads/words/change.ts';
import type { LeadState } from '../platform/database/schema.ts';
import { DAY_MS } from '../platform/time/durations.ts';
import { indianDay, isDay, startOfDay } from '../platform/time/indian-day.ts';
import { indianDate } from '../platform/time/indian-time.ts';

const zone = { timeZone: 'Asia/Kolkata' } as const;
const clock = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'short' });

/** How many days a day lies after another. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** `today 14:05`, `yesterday 09:12`, `21 Nov 14:05`, `3 Jan 2025`; all in Indian time. */
export function shortTime(at: Date, now: Date): string {
  const days = daysBetween(indianDay(at), indianDay(now));
  if (days === 0) return `today ${clock.format(at)}`;
  if (days === 1) return `yesterday ${clock.format(at)}`;
  return indianDay(at).slice(0, 4) === indianDay(now).slice(0, 4)
    ? `${day.format(at)} ${clock.format(at)}`
    : indianDate.format(at);
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * A day as it was typed: `23 Nov 2026`, `23 November`, `23/11/2026` or `2026-11-23`; without a year
 * the next one that comes.
 *
 * @returns as 2026-11-23; undefined for what is no day
 */
export function dayFrom(typed: string, today: string): string | undefined {
  if (isDay(typed)) return typed;
  const [, day = '', month = '', year] =
    /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})(?:[\s./,-]+(\d{4}))?$/i.exec(typed.trim()) ?? [];
  const number = months.indexOf(month.slice(0, 3).toLowerCase()) + 1 || Number(month);
  const inYear = (each: string | number) =>
    `${each}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const found = year ? inYear(year) : inYear(inYear(thisYear) < today ? thisYear + 1 : thisYear);
  return isDay(found) ? found : undefined;
}

/** What is said to whoever typed no day. */
export const noDay = (typed: string) => `“${typed}” is no day. Write it like 31 Jan 2027.`;

/** A day as people write it, and as it is typed: `23 Nov 2026`. */
export function dayWritten(on: string): string {
  return indianDate.format(startOfDay(on));
}

/** Minutes of office time as people say them: `25 minutes`, `3 hours`. */
export function waitInWords(minutes: number): string {
  if (minutes < 90) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `${Math.round(minutes / 60)} hours`;
}

/** How late a follow-up is, or when it is due; a day that lies behind matters only while a lead is open. */
export function dueInWords(on: string, state: LeadState, today: string) {
  if (['won', 'lost', 'spam'].includes(state)) return { text: dayInWords(on), isDue: false };
  const days = daysBetween(on, today);
  if (days === 0) return { text: 'today', isDue: true };
  if (days > 0) return { text: `${days} ${days === 1 ? 'day' : 'days'} late`, isDue: true };
  return { text: days === -1 ? 'tomorrow' : dayInWords(on), isDue: false };
}
