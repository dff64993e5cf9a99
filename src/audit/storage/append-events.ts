import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { unclaimed } from '../../platform/jobs/lease.ts';
import { type AuditEvent, endsRun } from '../events.ts';

/** A run that one worker alone may do, until its lease is over and was not renewed. */
export interface RunClaim {
  readonly id: string;
  readonly url: string;
  /** Counts those who have begun it: a late one is told apart from whoever took its run over. */
  readonly attempt: number;
}

/** What changes a run as long as it is still this attempt's. */
export const changeOf = (db: Kysely<Tables>, { id, attempt }: RunClaim) =>
  db
    .updateTable('audits')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempts', '=', attempt);

/** Notes events if the run is still this attempt's, and ends it with `done` and `stopped`. */
export async function appendEvents(
  tx: Transaction<Tables>,
  claim: RunClaim,
  events: readonly AuditEvent[],
  now: Date,
  leaseUntil: string,
): Promise<boolean> {
  const end = events.find(endsRun);
  // PostgreSQL locks the row by this, so that nobody else numbers events at the same time.
  const { numUpdatedRows } = await changeOf(tx, claim)
    .set(end ? endOf(end, now) : { lease_until: leaseUntil })
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await insertEvents(tx, claim.id, events, now);
  return true;
}

/** What stands in the row of a run that ended with this event. */
export const endOf = ({ kind }: AuditEvent, now: Date) => ({
  state: kind === 'done' ? ('done' as const) : ('stopped' as const),
  ended_at: now.toISOString(),
  ...unclaimed,
});

/** Numbers events on; the caller holds the row of their run. */
export async function insertEvents(
  tx: Transaction<Tables>,
  id: string,
  events: readonly AuditEvent[],
  now: Date,
): Promise<void> {
  const { seq } = await tx
    .selectFrom('audit_events')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('audit_id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = events.map((event, index) => ({
    audit_id: id,
    seq: (seq ?? 0) + index + 1,
    at: now.toISOString(),
    data: JSON.stringify(event),
  }));
  await tx.insertInto('audit_events').values(rows).execute();
}
