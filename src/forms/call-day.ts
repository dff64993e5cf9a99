/** When a lead is called. */
export interface CallHours {
  /** Working days as JavaScript counts them: 0 is Sunday. */
  readonly days: readonly number[];
  /** Who writes before this time in India, as 17:00, is called on the same day. */
  readonly lastCall: string;
  /** Days on which nobody is there, as 2026-01-26. */
  readonly holidays: readonly string[];
}

/** What is said about it: today, or before the name of another day; then the hours. */
export interface CallWords extends CallHours {
  readonly today: string;
  readonly later: string;
  readonly hours: string;
  /** Of the name of the day. */
  readonly language?: string | undefined;
}

/** India has one time zone, without summer time. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** No office is shut for longer. */
const DAYS_AHEAD = 30;

/** The sentence that says when somebody who writes now is called. */
export function callSentence(words: CallWords, now: Date): string {
  const { days, lastCall, holidays, today, later, hours, language = 'en-IN' } = words;
  // A date whose UTC fields are those of a clock in India.
  const india = new Date(now.getTime() + INDIA_AHEAD_MS);
  const isOpen = (day: Date) =>
    days.includes(day.getUTCDay()) && !holidays.includes(day.toISOString().slice(0, 10));
  if (isOpen(india) && india.toISOString().slice(11, 16) < lastCall) return `${today}, ${hours}`;
  let day = new Date(india.getTime() + DAY_MS);
  for (let ahead = 1; !isOpen(day) && ahead < DAYS_AHEAD; ahead += 1) {
    day = new Date(day.getTime() + DAY_MS);
  }
  // From a week on, the name of the day alone would be the wrong one.
  const isSoon = day.getTime() - india.getTime() <= 7 * DAY_MS;
  const name = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    ...(isSoon ? {} : { day: 'numeric', month: 'long' }),
    timeZone: 'UTC',
  });
  return `${later} ${name.format(day)}, ${hours}`;
}
