import { DAY_MS, HOUR_MS } from './durations.ts';

/** India has one zone and no summer time. */
const OFFSET = '+05:30';
const OFFSET_MS = 5.5 * HOUR_MS;

/** The day that it is in India, as 2026-01-31. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** When a day, as 2026-01-31, begins in India. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00${OFFSET}`);
}

/** When the day after it begins. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS);
}

/** Whether a text is a day of the calendar, as 2026-01-31. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const start = startOfDay(text);
  return !Number.isNaN(start.getTime()) && indianDay(start) === text;
}

/** The day that comes so many days after this one, both as 2026-01-31. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}
