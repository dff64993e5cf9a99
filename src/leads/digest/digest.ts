import { startJob } from '../../platform/jobs/job.ts';
import type { Timer } from '../../platform/jobs/timer.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import { indianDay, startOfDay } from '../../platform/time/indian-day.ts';
import { digestSender, type SendParts } from './send-digest.ts';

/** Looks at the clock so often, instead of sleeping till the hour: clocks jump. */
const LOOK_EVERY_MS = MINUTE_MS / 2;
/** For how long after its hour a digest is worth sending; no longer than its day lasts. */
const WORTH_MS = 180 * MINUTE_MS;
/** How long a server that stops waits for the mail server to take what it is being sent. */
const GRACE_MS = 10_000;

interface DigestParts extends SendParts {
  /** As 09:00 in India. */
  readonly at: string;
  readonly timer?: Timer;
}

/**
 * Mails staff each morning what came the day before and what waits for them, until it is stopped: once
 * a day in all, however many servers look and however often they start. Also when there is nothing to
 * tell: no mail would look like mail that doesn't work.
 */
export function startDigest(parts: DigestParts): { stop: () => Promise<void> } {
  const { at, now, timer, log } = parts;
  const send = digestSender(parts);
  /** The last day of which nothing is left to do. */
  let done: string | undefined;
  /** A digest that the mail server has not taken so far. */
  let failing: { readonly day: string; readonly reason: string } | undefined;

  const fail = (day: string, reason: string, more: object = {}) => {
    if (!failing) log.warn({ day, reason, ...more }, 'the daily digest waits; it is tried again');
    failing = { day, reason };
  };
  const look = async (stopping: AbortSignal): Promise<undefined> => {
    if (failing && !isWorthSending(failing.day, at, now())) {
      log.error(failing, 'the daily digest could not be mailed; nobody tries any more');
      failing = undefined;
    }
    const day = indianDay(now());
    if (day === done || !isWorthSending(day, at, now())) return;
    try {
      const outcome = await send(day, stopping);
      if (outcome === 'taken') return;
      if (outcome === 'done') {
        done = day;
        failing = undefined;
      } else fail(day, outcome.failed);
    } catch (err) {
      fail(day, 'it could not be made', { err });
    }
  };
  return startJob({ look, everyMs: LOOK_EVERY_MS, graceMs: GRACE_MS, timer });
}

/** Whether the digest of a day is due at a moment, and not too old by then. */
function isWorthSending(day: string, at: string, moment: Date): boolean {
  const [hours, minutes] = at.split(':').map(Number);
  const due = startOfDay(day).getTime() + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  const time = moment.getTime();
  return time >= due && time < due + WORTH_MS && indianDay(moment) === day;
}
