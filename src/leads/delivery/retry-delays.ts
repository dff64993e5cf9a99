const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The longest wait that another side's Retry-After can impose. */
const RETRY_AFTER_MAX_MS = 24 * HOUR_MS;
const JITTER = 0.2;

/** Waits after the first attempt, the second and so on: eight attempts over 27 hours. */
export const retryDelaysMs: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
];

/**
 * How long to wait after this many failed attempts; undefined when it was the last. Jitter of a
 * fifth either way keeps the leads of an outage from coming back all at once; an answered
 * Retry-After is never undercut.
 *
 * @param random a number from 0 to 1
 */
export function delayAfter(
  attempts: number,
  delaysMs: readonly number[],
  random: number,
  retryAfterMs = 0,
): number | undefined {
  const delay = delaysMs[attempts - 1];
  if (delay === undefined) return undefined;
  const jittered = delay * (1 + JITTER * (2 * random - 1));
  return Math.max(jittered, Math.min(retryAfterMs, RETRY_AFTER_MAX_MS));
}
