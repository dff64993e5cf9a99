import { HOUR_MS } from '../../platform/time/durations.ts';

const SECOND_MS = 1_000;

/** The longest wait that another side's Retry-After can impose on what it has answered. */
const RETRY_AFTER_MAX_MS = 24 * HOUR_MS;
/** The longest wait that it can impose on a channel, and thereby on leads that it has not seen. */
const CHANNEL_REST_MAX_MS = 10 * 60 * SECOND_MS;
const JITTER = 0.2;

/** How attempts that follow failed ones lie apart, in milliseconds. */
export interface RetryPace {
  /** The shortest time to the next attempt. */
  readonly minMs: number;
  /** The longest time to the next attempt of a delivery. */
  readonly maxMs: number;
  /** The longest time to the next attempt on a channel that is failing. */
  readonly probeMaxMs: number;
  /** A delivery that fails for this long while others go through is given up. */
  readonly giveUpMs: number;
}

export const usualRetryPace: RetryPace = {
  minMs: 5 * SECOND_MS,
  maxMs: 10 * HOUR_MS,
  probeMaxMs: 30 * SECOND_MS,
  giveUpMs: 27 * HOUR_MS,
};

/** About as long again as it has been failing: attempts lie twice as far apart each time. */
export function backoff(failingMs: number, minMs: number, maxMs: number): number {
  return Math.min(Math.max(failingMs, minMs), maxMs);
}

/**
 * A delay a fifth shorter or longer, so that what failed together does not come back all at once.
 * @param random a number from 0 to 1
 */
export function jittered(delayMs: number, random: number): number {
  return delayMs * (1 + JITTER * (2 * random - 1));
}

/** What another side's Retry-After is believed to be for what it has answered. */
export function believed(retryAfterMs = 0): number {
  return Math.min(retryAfterMs, RETRY_AFTER_MAX_MS);
}

/** What another side's Retry-After is believed to be for all that waits for it. */
export function channelRest(retryAfterMs = 0): number {
  return Math.min(retryAfterMs, CHANNEL_REST_MAX_MS);
}
