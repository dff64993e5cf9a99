import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { unclaimed } from '../../platform/jobs/lease.ts';
import { endsRun } from '../events.ts';
import type { AuditEvent } from '../said.ts';

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

/** Notes an event if the run is still this attempt's, and ends it with `done` and `stopped`. */
export async function appendEvent(
  tx: Transaction<Tables>,
  claim: RunClaim,
  event: AuditEvent,
  now: Date,
  leaseUntil: string,
): Promise<boolean> {
  const at = now.toISOString();
  const ended = { state: event.kind === 'done' ? 'done' : 'stopped', ended_at: at } as const;
  // PostgreSQL locks the row by this, so that nobody else numbers events at the same time.
  const { numUpdatedRows } = await changeOf(tx, claim)
    .set(endsRun(event) ? { ...ended, ...unclaimed } : { lease_until: leaseUntil })
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  const { seq } = await tx
    .selectFrom('audit_events')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('audit_id', '=', claim.id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('audit_events')
    .values({ audit_id: claim.id, seq: (seq ?? 0) + 1, at, data: JSON.stringify(event) })
    .execute();
  return true;
}
