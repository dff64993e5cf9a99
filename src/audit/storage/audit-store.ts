import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { leaseEnd, leaseOf } from '../../platform/jobs/lease.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import type { AuditEvent } from '../said.ts';
import { type AuditRequest, admit, keyDigest } from './admission.ts';
import { appendEvent, changeOf, claimRun, nextRun, type RunClaim } from './claims.ts';
import { since, visitForeign } from './visits.ts';

/** As the privacy policy says. */
const REPORT_DAYS = 30;
const VISIT_DAYS = 1;
/** Longer than a run is silent: on a starved machine its worker takes 20 s to start. */
export const LEASE_MS = 22_000;

/** A run with all that has happened in it. */
export type StoredAudit = NonNullable<Awaited<ReturnType<AuditStore['find']>>>;

/** Keeps runs, what happened in them, and who asks for how many. */
export type AuditStore = ReturnType<typeof auditStore>;

/**
 * The store of audits, beside leads in the same database, best on a connection of its own whose
 * commits don't wait for the disk (openTables): a run whose progress is lost is taken over like that
 * of any server that died.
 *
 * @param shared whether other servers may write to the same database
 */
export function auditStore(db: Kysely<Tables>, shared: boolean, now = () => new Date()) {
  const write = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
    db.transaction().execute(work);

  return {
    /** Queues a run, or says which report is to be shown instead, or why there is none. */
    admit: (request: AuditRequest) => write((tx) => admit(tx, request, now())),
    /** The next run that this worker alone may do, until its lease is over. */
    claim: async (worker: string): Promise<RunClaim | undefined> => {
      // Most looks find nothing, and should hold up no lead.
      if (!(await nextRun(db, now()).executeTakeFirst())) return undefined;
      return write((tx) => claimRun(tx, leaseOf(worker, now(), LEASE_MS), now(), shared));
    },
    /**
     * Notes what happens in a run and lets its lease begin anew; `done` and `stopped` end it. False
     * when the run is no longer this worker's: nothing is noted then.
     */
    append: (claim: RunClaim, event: AuditEvent) =>
      write((tx) => appendEvent(tx, claim, event, now(), leaseEnd(now(), LEASE_MS))),
    /** Lets others take a run over at once. */
    release: async (claim: RunClaim) => {
      const over = { lease_until: leaseEnd(now(), 0) };
      await changeOf(db, claim).set(over).execute();
    },
    /** Whether a run may turn to a site that it is not about; what it asks there is counted over all runs. */
    visitForeign: (site: string) => write((tx) => visitForeign(tx, site, now())),
    /** How many runs are kept, by state. */
    counts: async () => {
      const rows = await db
        .selectFrom('audits')
        .select(({ fn }) => ['state', fn.countAll().as('count')])
        .groupBy('state')
        .orderBy('state')
        .execute();
      return rows.map(({ state, count }) => ({ state, count: Number(count) }));
    },
    find: async (id: string) => {
      const rows = await db
        .selectFrom('audits')
        .leftJoin('audit_events', 'audit_id', 'id')
        .select(['id', 'url', 'state', 'created_at', 'before', 'left_out', 'data'])
        .where('id', '=', id)
        .orderBy('seq')
        .execute();
      const [first] = rows;
      if (!first) return undefined;
      const { created_at, left_out, data: _data, ...rest } = first;
      return {
        ...rest,
        leftOut: left_out !== 0,
        createdAt: new Date(created_at),
        events: rows.flatMap(({ data }): AuditEvent[] => (data === null ? [] : [JSON.parse(data)])),
      };
    },
    /** Another one with all that changes a report's page: how far its run has come, and what it is compared with. */
    version: async (id: string): Promise<string | undefined> => {
      const row = await db
        .selectFrom('audits')
        .leftJoin('audit_events', 'audit_id', 'audits.id')
        .leftJoin('audits as earlier', 'earlier.id', 'audits.before')
        .select(({ fn }) => ['audits.attempts', 'earlier.id as before', fn.max('seq').as('seq')])
        .where('audits.id', '=', id)
        .groupBy(['audits.attempts', 'earlier.id'])
        .executeTakeFirst();
      return row && `${row.attempts} ${row.seq ?? 0} ${row.before ?? ''}`;
    },
    /** Deletes a run for whoever has its key; false for anybody else. */
    delete: async (id: string, key: string) => {
      const { numDeletedRows } = await db
        .deleteFrom('audits')
        .where('id', '=', id)
        .where('delete_digest', '=', keyDigest(key))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    /** Deletes reports and visits that were kept as long as the privacy policy says. */
    purge: async () => {
      const daysAgo = (days: number) => since(now(), days * DAY_MS);
      await db.deleteFrom('audits').where('created_at', '<', daysAgo(REPORT_DAYS)).execute();
      await db.deleteFrom('audit_visits').where('at', '<', daysAgo(VISIT_DAYS)).execute();
    },
  };
}
