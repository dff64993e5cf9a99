import type { Kysely, Transaction, UpdateObject } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { grouped } from '../../platform/database/grouped.ts';
import { beat, lastBeat, writeLargeRow } from '../../platform/database/heartbeats.ts';
import { openTables } from '../../platform/database/open-tables.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { secretOf } from '../../platform/database/secrets.ts';
import { leaseEnd } from '../../platform/jobs/lease.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { failingSince, firstDeliveredAfter } from './channel-health.ts';
import { earliestFailure, endClaim, releaseClaims, renewClaim } from './claim-ends.ts';
import { claimNext } from './claims.ts';
import { deleteLeadsBefore, eraseLeads, idsByContact } from './erasure.ts';
import { countBefore, idsUndeliveredBefore } from './expiry.ts';
import { insertLeads, type LeadRows, newRows } from './insert-leads.ts';
import type { Clock, LeadStore } from './lead-store.ts';
import { findLead } from './lookup.ts';
import { cancelWaiting, retryDeliveries } from './make-due.ts';
import { countLeads } from './stats.ts';

/** A file has one writer, and each commit waits for the disk: leads that come together share one. */
const together = { max: 64, atOnce: 1 };
/** PostgreSQL shares the wait among transactions of several connections by itself. */
const alone = { max: 1, atOnce: 10 };

const systemClock: Clock = () => new Date();

/** Opens a database for leads alone. Throws a DatabaseError when it can't be used. */
export async function openStore(database: Database, now = systemClock): Promise<LeadStore> {
  return leadStore(await openTables(database), database.kind === 'postgres', now);
}

/**
 * The store of leads, in SQL that both databases run; closing it closes the database.
 *
 * @param shared whether other servers may write to the same database
 */
export function leadStore(db: Kysely<Tables>, shared: boolean, now = systemClock): LeadStore {
  const write = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
    db.transaction().execute(work);
  const insert = grouped(
    (rows: readonly LeadRows[]) => write((tx) => insertLeads(tx, rows)),
    shared ? alone : together,
  );
  const end = (id: string, worker: string, change: UpdateObject<Tables, 'deliveries'>) =>
    write((tx) => endClaim(tx, id, worker, now(), change));

  return {
    save: async (lead, channels) => insert(newRows(lead, channels, now())),
    claim: (request) => {
      const moment = { now: now(), shared };
      return write((tx) => claimNext(tx, request, moment));
    },
    renew: (id, worker, leaseMs) =>
      write((tx) => renewClaim(tx, id, worker, leaseEnd(now(), leaseMs))),
    release: (id, worker) => end(id, worker, { state: 'due' }),
    markDelivered: (id, worker) =>
      end(id, worker, {
        state: 'delivered',
        delivered_at: now().toISOString(),
        failing_since: null,
        last_error: null,
      }),
    reschedule: (id, worker, nextAt, reason) =>
      end(id, worker, {
        state: 'due',
        next_at: nextAt.toISOString(),
        failing_since: earliestFailure(now()),
        last_error: reason,
      }),
    markDead: (id, worker, reason) => end(id, worker, { state: 'dead', last_error: reason }),
    releaseClaims: async () => {
      if (!shared) await write(releaseClaims);
    },
    failingSince: (channel) => failingSince(db, channel, now()),
    firstDeliveredAfter: (channel, moment) => firstDeliveredAfter(db, channel, moment, now()),
    cancelWaiting: (channels) => write((tx) => cancelWaiting(tx, channels, now())),
    find: (id) => findLead(db, id),
    retry: (leadId) => write((tx) => retryDeliveries(tx, leadId, now())),
    erase: async (contact) => {
      const ids = await idsByContact(db, contact);
      const time = now();
      const record = { id: uuidv7(time), done_at: time.toISOString(), leads: ids.length };
      return write((tx) => eraseLeads(tx, contact, ids, record));
    },
    deleteBefore: (moment) => write((tx) => deleteLeadsBefore(tx, moment)),
    stats: () => countLeads(db, now()),
    secret: (name) => write((tx) => secretOf(tx, name)),
    countBefore: (moment) => countBefore(db, moment),
    idsUndeliveredBefore: (moment) => idsUndeliveredBefore(db, moment),
    beat: (name) => write((tx) => beat(tx, name, now())),
    lastBeat: (name) => lastBeat(db, name),
    check: () => write((tx) => writeLargeRow(tx, now())),
    close: () => db.destroy(),
  };
}
