import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import type { Lease } from '../../platform/jobs/lease.ts';
import type { AuditEvent } from '../events.ts';
import { endOf, insertEvents, type RunClaim } from './append-events.ts';

/** A run that ended two servers ends itself: the page may be what ended them. */
const ATTEMPTS_MAX = 2;
/** A lease that ends later than any server gives it was given by a clock that was wrong. */
const LONGEST_LEASE_MS = 5 * 60_000;

interface Moment {
  readonly now: Date;
  /** Whether other servers may write to the same database. */
  readonly shared: boolean;
}

/** Whether there is anything that a claim could find. */
export async function waitsToBeClaimed(db: Kysely<Tables>, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('audits')
    .select('id')
    .where((eb) => eb.or([eb('state', '=', 'queued'), isAbandoned(eb, now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes over what a dead server has left, which goes first, or the run that has waited longest of
 * those whose site has none under way. What was begun before begins anew; what was begun twice ends.
 */
export async function claimRun(
  tx: Transaction<Tables>,
  lease: Lease,
  moment: Moment,
): Promise<RunClaim | undefined> {
  const { now } = moment;
  for (;;) {
    const found = (await abandonedRun(tx, moment)) ?? (await nextRun(tx, moment));
    if (!found) return undefined;
    const { id, url, attempts } = found;
    if (attempts >= ATTEMPTS_MAX) {
      const end: AuditEvent = { kind: 'stopped', stop: 'interrupted' };
      await tx.updateTable('audits').set(endOf(end, now)).where('id', '=', id).execute();
      await insertEvents(tx, id, [end], now);
      continue;
    }
    const attempt = attempts + 1;
    await tx
      .updateTable('audits')
      .set({ state: 'running', attempts: attempt, ...lease })
      .where('id', '=', id)
      .execute();
    if (attempt > 1) await insertEvents(tx, id, [{ kind: 'restarted' }], now);
    return { id, url, attempt };
  }
}

function isAbandoned({ and, eb, or }: ExpressionBuilder<Tables, 'audits'>, now: Date) {
  const wrong = new Date(now.getTime() + LONGEST_LEASE_MS).toISOString();
  return and([
    eb('state', '=', 'running'),
    or([eb('lease_until', '<=', now.toISOString()), eb('lease_until', '>', wrong)]),
  ]);
}

/** In a shared database the row stays locked until the end, and other servers pass it by. */
function runs(tx: Transaction<Tables>, shared: boolean) {
  return tx
    .selectFrom('audits')
    .select(['id', 'url', 'attempts'])
    .limit(1)
    .$if(shared, (query) => query.forUpdate().skipLocked());
}

function abandonedRun(tx: Transaction<Tables>, { now, shared }: Moment) {
  return runs(tx, shared)
    .where((eb) => isAbandoned(eb, now))
    .orderBy('created_at')
    .executeTakeFirst();
}

/**
 * Of each site only the run that has waited longest is asked for: were a younger one taken while
 * another server is taking that one, two would run at once.
 */
function nextRun(tx: Transaction<Tables>, { shared }: Moment) {
  return runs(tx, shared)
    .where('state', '=', 'queued')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('audits as other')
            .select('other.id')
            .whereRef('other.site', '=', 'audits.site')
            .where(({ and, eb, or }) =>
              or([
                eb('other.state', '=', 'running'),
                and([
                  eb('other.state', '=', 'queued'),
                  sql<boolean>`(other.created_at, other.id) < (audits.created_at, audits.id)`,
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('created_at')
    .executeTakeFirst();
}
