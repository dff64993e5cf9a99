import type { Clock, LeadStore } from './storage/lead-store.ts';

/** How long leads are kept unless LEADS_RETENTION_MONTHS says otherwise. */
export const RETENTION_MONTHS = 24;

const HOUR_MS = 3_600_000;
/** A computer that has just started may not know the right time yet. */
const FIRST_LOOK_MS = HOUR_MS;
const LOOK_EVERY_MS = 24 * HOUR_MS;

interface RetentionParts {
  readonly store: LeadStore;
  readonly months: number;
  readonly now: Clock;
  readonly log: {
    info(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
}

/** Deletes leads once they are old enough, every day until it is stopped. */
export function startRetention({ store, months, now, log }: RetentionParts): { stop: () => void } {
  const look = async () => {
    try {
      const deleted = await store.deleteBefore(monthsBefore(now(), months));
      if (deleted > 0) log.info({ leads: deleted, months }, 'leads were kept long enough');
    } catch (error) {
      log.error({ err: error }, 'old leads could not be deleted');
    }
    timer = setTimeout(look, LOOK_EVERY_MS);
  };
  let timer = setTimeout(look, FIRST_LOOK_MS);
  return { stop: () => clearTimeout(timer) };
}

/** The same day and time some months earlier, or the last day of a month that is too short. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0));
  before.setUTCDate(Math.min(moment.getUTCDate(), lastDay.getUTCDate()));
  return before;
}
