import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { type AuditEvent, endsRun } from '../events.ts';

/** A run that this worker alone may do, until its lease is over and was not renewed. */
export interface RunClaim {
  readonly id: string;
  readonly url: string;
  readonly worker: string;
  /** Counts the servers that have begun it: a late one is told apart from itself. */
  readonly attempt: number;
}

interface Moment {
  readonly now: Date;
  readonly leaseUntil: string;
}

/** Notes events if the run is still this attempt's, and ends it with `done` and `stopped`. */
export async function appendEvents(
  tx: Transaction<Tables>,
  { id, worker, attempt }: RunClaim,
  events: readonly AuditEvent[],
  { now, leaseUntil }: Moment,
): Promise<boolean> {
  const end = events.find(endsRun);
  const change = end ? endOf(end, now) : { lease_until: leaseUntil };
  // PostgreSQL locks the row by this, so that nobody else numbers events at the same time.
  const { numUpdatedRows } = await tx
    .updateTable('audits')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('claimed_by', '=', worker)
    .where('attempts', '=', attempt)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await insertEvents(tx, id, events, now);
  return true;
}

/** What stands in the row of a run that ended with this event. */
export function endOf(event: AuditEvent, now: Date) {
  return {
    state: event.kind === 'done' ? ('done' as const) : ('stopped' as const),
    ended_at: now.toISOString(),
    claimed_by: null,
    lease_until: null,
  };
}

/** Numbers events on; the caller holds the row of their run. */
export async function insertEvents(
  tx: Transaction<Tables>,
  id: string,
  events: readonly AuditEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  const last = await tx
    .selectFrom('audit_events')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('audit_id', '=', id)
    .executeTakeFirst();
  const from = (last?.seq ?? 0) + 1;
  const at = now.toISOString();
  await tx
    .insertInto('audit_events')
    .values(
      events.map((event, index) => ({
        audit_id: id,
        seq: from + index,
        at,
        data: JSON.stringify(event),
      })),
    )
    .execute();
}
