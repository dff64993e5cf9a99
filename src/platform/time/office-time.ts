import { DAY_MS, MINUTE_MS } from './durations.ts';
import { indianDay, startOfDay } from './indian-day.ts';

/** When an office is open, by the clock of India. */
export interface OfficeHours {
  /** Working days as JavaScript counts them: 0 is Sunday. */
  readonly days: readonly number[];
  /** As 09:30. */
  readonly opens: string;
  readonly closes: string;
  /** Days on which it is shut, as 2026-01-26. */
  readonly holidays: readonly string[];
}

/** A wait longer than this is as bad as this one: nobody waits for the sum of years. */
const DAYS_MAX = 60;

/** The minutes between two moments in which the office was open. */
export function officeMinutes(from: Date, to: Date, hours: OfficeHours): number {
  let minutes = 0;
  let start = startOfDay(indianDay(from)).getTime();
  for (let day = 0; start < to.getTime() && day < DAYS_MAX; day += 1, start += DAY_MS) {
    if (!isWorkingDay(new Date(start), hours)) continue;
    const begin = Math.max(from.getTime(), start + clockMs(hours.opens));
    const end = Math.min(to.getTime(), start + clockMs(hours.closes));
    minutes += Math.max(0, end - begin) / MINUTE_MS;
  }
  return Math.round(minutes);
}

/** @param midnight in India, which lies on the day before in UTC */
function isWorkingDay(midnight: Date, { days, holidays }: OfficeHours): boolean {
  const noon = new Date(midnight.getTime() + DAY_MS / 2);
  return days.includes(noon.getUTCDay()) && !holidays.includes(indianDay(midnight));
}

function clockMs(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}
