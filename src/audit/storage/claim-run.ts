import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import type { Lease } from '../../platform/jobs/lease.ts';
import { appendEvent, type RunClaim } from './append-event.ts';

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
  for (;;) {
    const claim = await tx
      .updateTable('audits')
      .set(({ eb }) => ({ state: 'running', attempts: eb('attempts', '+', 1), ...lease }))
      // In a shared database the row is locked until the end, and other servers pass it by.
      .where(
        'id',
        '=',
        nextRun(tx, now).$if(shared, (run) => run.forUpdate().skipLocked()),
      )
      .returning(['id', 'url', 'attempts as attempt'])
      .executeTakeFirst();
    if (!claim) return undefined;
    if (claim.attempt <= ATTEMPTS_MAX) {
      // What came before is void.
      await tx.deleteFrom('audit_events').where('audit_id', '=', claim.id).execute();
      return claim;
    }
    await appendEvent(tx, claim, interrupted, now, lease.lease_until);
  }
}

const interrupted = { kind: 'stopped', stop: 'interrupted' } as const;

/**
 * The run that a claim would take. Of each site only the one that has waited longest is asked for: were a
 * younger one taken while another server is taking that one, two would run at once.
 */
export function nextRun(db: Kysely<Tables>, now: Date) {
  const wrong = new Date(now.getTime() + LONGEST_LEASE_MS).toISOString();
  return (
    db
      .selectFrom('audits')
      .select('id')
      .where(
        sql<boolean>`(
          state = 'running' and (lease_until <= ${now.toISOString()} or lease_until > ${wrong})
          or state = 'queued' and not exists (
            select 1 from audits as other
            where other.site = audits.site and (
              other.state = 'running'
              or other.state = 'queued'
                and (other.created_at, other.id) < (audits.created_at, audits.id)
            )
          )
        )`,
      )
      // What runs stands before what is queued.
      .orderBy('state', 'desc')
      .orderBy('created_at')
      .limit(1)
  );
}
