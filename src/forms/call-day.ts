/** When a lead is called. */
export interface CallHours {
  /** Working days as JavaScript counts them: 0 is Sunday. */
  readonly days: readonly number[];
  /** Who writes before this time in India, as 17:00, is called on the same day. */
  readonly lastCall: string;
}

/** What is said about it: today, or before the name of another day; then the hours. */
export interface CallWords extends CallHours {
  readonly today: string;
  readonly later: string;
  readonly hours: string;
}

/** India has one time zone, without summer time. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The sentence that says when somebody who writes now is called.
 *
 * @param language of the name of the day
 */
export function callSentence(words: CallWords, now: Date, language = 'en-IN'): string {
  const { days, lastCall, today, later, hours } = words;
  // A date whose UTC fields are those of a clock in India.
  const india = new Date(now.getTime() + INDIA_AHEAD_MS);
  const weekday = india.getUTCDay();
  if (days.includes(weekday) && india.toISOString().slice(11, 16) < lastCall)
    return `${today}, ${hours}`;
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((each) => days.includes((weekday + each) % 7)) ?? 1;
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const name = day.format(new Date(india.getTime() + ahead * DAY_MS));
  return `${later} ${name}, ${hours}`;
}
