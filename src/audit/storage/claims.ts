import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { type Lease, unclaimed } from '../../platform/jobs/lease.ts';
import { endsRun } from '../events.ts';
import type { AuditEvent } from '../said.ts';

/** A run that one worker alone may do, until its lease is over and was not renewed. */
export interface RunClaim {
  readonly id: string;
  readonly url: string;
  /** Counts those who have begun it: a late one is told apart from whoever took its run over. */
  readonly attempt: number;
}

/** A run that ended two servers ends itself: the page may be what ended them. */
const ATTEMPTS_MAX = 2;
/** A lease that ends later than any server gives it was given by a clock that was wrong. */
const LONGEST_LEASE_MS = 5 * 60_000;

/**
 * Takes over what a dead server has left, which goes first, or the run that has waited longest of
 * those whose site has none under way. What was begun before begins anew; what was begun twice ends.
 *
 * @param shared whether other servers may write to the same database
 */
export async function claimRun(
  tx: Transaction<Tables>,
  lease: Lease,
  now: Date,
  shared: boolean,
): Promise<RunClaim | undefined> {
  // In a shared database the row is locked until the end, and other servers pass it by.
  const next = nextRun(tx, now).$if(shared, (run) => run.forUpdate().skipLocked());
  for (;;) {
    const claim = await tx
      .updateTable('audits')
      .set(({ eb }) => ({ state: 'running', attempts: eb('attempts', '+', 1), ...lease }))
      .where('id', '=', next)
      .returning(['id', 'url', 'attempts as attempt'])
      .executeTakeFirst();
    if (!claim) return undefined;
    if (claim.attempt <= ATTEMPTS_MAX) {
      // What came before is void.
      await tx.deleteFrom('audit_events').where('audit_id', '=', claim.id).execute();
      return claim;
    }
    await appendEvent(tx, claim, { kind: 'stopped', stop: 'interrupted' }, now, lease.lease_until);
  }
}

/**
 * The run that a claim would take. Of each site only the one that has waited longest is asked for: were a
 * younger one taken while another server is taking that one, two would run at once.
 */
export function nextRun(db: Kysely<Tables>, now: Date) {
  const wrong = new Date(now.getTime() + LONGEST_LEASE_MS).toISOString();
  const isNext = sql<boolean>`(
    state = 'running' and (lease_until <= ${now.toISOString()} or lease_until > ${wrong})
    or state = 'queued' and not exists (
      select 1 from audits as other
      where other.site = audits.site and (
        other.state = 'running'
        or other.state = 'queued' and (other.created_at, other.id) < (audits.created_at, audits.id)
      )
    )
  )`;
  const all = db.selectFrom('audits').select('id').where(isNext).limit(1);
  // What runs stands before what is queued.
  return all.orderBy('state', 'desc').orderBy('created_at');
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
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from audit_events where audit_id = ${claim.id})`;
  const data = JSON.stringify(event);
  await tx.insertInto('audit_events').values({ audit_id: claim.id, seq, at, data }).execute();
  return true;
}
