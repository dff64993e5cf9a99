import { type Job, startJob } from '../platform/jobs/job.ts';
import type { Timer } from '../platform/jobs/timer.ts';
import { DAY_MS, HOUR_MS } from '../platform/time/durations.ts';
import type { DeliveryLog } from './delivery/attempt-parts.ts';
import type { Clock, LeadStore } from './storage/lead-store.ts';

/** How long leads are kept unless LEADS_RETENTION_MONTHS says otherwise. */
export const RETENTION_MONTHS = 24;

/** A computer that has just started may not know the right time yet. */
const FIRST_LOOK_MS = HOUR_MS;
/** Days ahead for which leads that nobody has received are named. */
export const NOTICE_DAYS = 30;
/** A sooner look, after a restart or by another server, would leave nobody time to set a clock right. */
const SHORTEST_GAP_MS = 20 * HOUR_MS;
/** A look that lies further from the one before, ahead or back, may come of a clock that jumped. */
const LONGEST_GAP_MS = 7 * DAY_MS;
/** As many ids as a line of the log names. */
const NAMED_MAX = 50;

interface RetentionParts {
  readonly store: LeadStore;
  readonly months: number;
  readonly now: Clock;
  readonly timer?: Timer;
  readonly log: DeliveryLog;
}

/** What keeping leads no longer than some months means today. */
export type Expiry = Awaited<ReturnType<typeof expiryAt>>;

/** Looks what is old enough to be deleted at a moment. */
export async function expiryAt(now: Date, store: LeadStore, months: number) {
  /** Leads that came before this are deleted. */
  const before = monthsBefore(now, months);
  const { old, all } = await store.countBefore(before);
  /** Whether these are so many that only a person may delete them. */
  const needsConfirmation = old > all / 2;
  const soon = monthsBefore(new Date(now.getTime() + NOTICE_DAYS * DAY_MS), months);
  /** Leads that will be deleted within the notice and were not delivered everywhere. */
  const undelivered = await store.idsUndeliveredBefore(soon);
  return { before, old, needsConfirmation, undelivered };
}

/**
 * Deletes leads once they are old enough, every day until it is stopped: once a day in all, however
 * many servers look and however often they start.
 */
export function startRetention(parts: RetentionParts): Job {
  return startJob({
    look: async () => {
      await lookOnce(parts).catch((err: unknown) =>
        parts.log.error({ err }, 'old leads could not be deleted'),
      );
      return undefined;
    },
    everyMs: DAY_MS,
    firstMs: FIRST_LOOK_MS,
    timer: parts.timer,
  });
}

async function lookOnce({ store, months, now, log }: RetentionParts): Promise<void> {
  const before = await store.lastBeat('retention');
  const gapMs = before && now().getTime() - before.getTime();
  const jumped = gapMs !== undefined && Math.abs(gapMs) > LONGEST_GAP_MS;
  // One that came too soon isn't recorded: restarts would put off what is due for ever.
  if (gapMs !== undefined && gapMs < SHORTEST_GAP_MS && !jumped) return;
  await store.beat('retention');
  if (before === undefined) return;
  if (jumped) {
    log.warn(
      { lastLook: before.toISOString() },
      'old leads are not deleted today: the last look for them was over a week ago or is still to come; is the clock right?',
    );
    return;
  }
  const expiry = await expiryAt(now(), store, months);
  if (expiry.undelivered.length > 0) {
    log.warn(
      {
        count: expiry.undelivered.length,
        leads: expiry.undelivered.slice(0, NAMED_MAX).join(' '),
      },
      `leads will be deleted undelivered within ${NOTICE_DAYS} days; see: npm run leads -- retention`,
    );
  }
  if (expiry.needsConfirmation) {
    log.error(
      { leads: expiry.old, months },
      'old leads are not deleted, since they are most of all; to delete them: npm run leads -- retention --confirm',
    );
    return;
  }
  const deleted = await store.deleteBefore(expiry.before);
  if (deleted > 0) log.info({ leads: deleted, months }, 'leads were kept long enough');
}

/** The same day and time some months earlier, or the last day of a month that is too short. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}
