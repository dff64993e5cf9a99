import type { Kysely, Transaction, UpdateObject } from 'kysely';
import type { MakeId } from '../uuid.ts';
import { failingSince, firstDeliveredAfter } from './channel-health.ts';
import {
  earliestFailure,
  endClaims,
  releaseClaims,
  renewClaims,
  splitBatch,
} from './claim-ends.ts';
import { claimNext } from './claims.ts';
import { deleteLeadsBefore, eraseLeads, idsByEmail } from './erasure.ts';
import { countBefore, idsUndeliveredBefore } from './expiry.ts';
import { grouped } from './grouped.ts';
import { beat, lastBeat, writeLargeRow } from './heartbeats.ts';
import { insertLeads, type LeadRows, newRows } from './insert-leads.ts';
import type {
  Claim,
  ClaimRequest,
  Clock,
  Erasure,
  Expiring,
  LeadFilter,
  LeadStats,
  LeadStore,
  LeadWithDeliveries,
  NewLead,
  RetriedDeliveries,
  SavedLead,
} from './lead-store.ts';
import { findLead, listLeads } from './lookup.ts';
import { cancelWaiting, retryDeliveries } from './make-due.ts';
import type { ChannelName, Tables } from './schema.ts';
import { secretOf } from './secrets.ts';
import { countLeads } from './stats.ts';

/** A file has one writer, and each commit waits for the disk: leads that come together share one. */
const together = { max: 64, atOnce: 1 };
/** PostgreSQL shares the wait among transactions of several connections by itself. */
const alone = { max: 1, atOnce: 10 };

interface SqlStoreParts {
  readonly db: Kysely<Tables>;
  readonly now: Clock;
  readonly makeId: MakeId;
  /** Whether other servers may write to the same database. */
  readonly shared: boolean;
}

/** The lead store in SQL that SQLite and PostgreSQL both run. */
export class SqlLeadStore implements LeadStore {
  readonly #db: Kysely<Tables>;
  readonly #now: Clock;
  readonly #makeId: MakeId;
  readonly #shared: boolean;
  readonly #insert: (rows: LeadRows) => Promise<SavedLead>;

  constructor({ db, now, makeId, shared }: SqlStoreParts) {
    this.#db = db;
    this.#now = now;
    this.#makeId = makeId;
    this.#shared = shared;
    const insert = (rows: readonly LeadRows[]) => this.#write((tx) => insertLeads(tx, rows));
    this.#insert = grouped(insert, shared ? alone : together);
  }

  async save(lead: NewLead, channels: readonly ChannelName[]): Promise<SavedLead> {
    return this.#insert(newRows(lead, channels, this.#now(), this.#makeId));
  }

  async claim(request: ClaimRequest): Promise<Claim[]> {
    const moment = { now: this.#now(), shared: this.#shared };
    return this.#write((tx) => claimNext(tx, request, moment));
  }

  async renew(ids: readonly string[], worker: string, leaseMs: number): Promise<void> {
    const until = new Date(this.#now().getTime() + leaseMs);
    await this.#write((tx) => renewClaims(tx, ids, worker, until));
  }

  async release(ids: readonly string[], worker: string): Promise<void> {
    await this.#end(ids, worker, { state: 'due' });
  }

  async markDelivered(ids: readonly string[], worker: string): Promise<void> {
    const at = this.#now().toISOString();
    const change = { delivered_at: at, failing_since: null, last_error: null };
    await this.#end(ids, worker, { state: 'delivered', ...change });
  }

  async reschedule(
    ids: readonly string[],
    worker: string,
    nextAt: Date,
    reason: string,
  ): Promise<void> {
    const change = { next_at: nextAt.toISOString(), last_error: reason };
    const since = earliestFailure(this.#now());
    await this.#end(ids, worker, { state: 'due', failing_since: since, ...change });
  }

  async markDead(ids: readonly string[], worker: string, reason: string): Promise<void> {
    await this.#end(ids, worker, { state: 'dead', last_error: reason });
  }

  async split(ids: readonly string[], worker: string): Promise<void> {
    await this.#write((tx) => splitBatch(tx, ids, worker, this.#now()));
  }

  async releaseClaims(): Promise<void> {
    if (!this.#shared) await this.#write(releaseClaims);
  }

  async failingSince(channel: ChannelName): Promise<Date | null> {
    return failingSince(this.#db, channel, this.#now());
  }

  async firstDeliveredAfter(channel: ChannelName, moment: Date): Promise<Date | null> {
    return firstDeliveredAfter(this.#db, channel, moment, this.#now());
  }

  async cancelWaiting(channels: readonly ChannelName[]): Promise<number> {
    return this.#write((tx) => cancelWaiting(tx, channels, this.#now()));
  }

  async list(filter: LeadFilter): Promise<LeadWithDeliveries[]> {
    return listLeads(this.#db, filter);
  }

  async find(id: string): Promise<LeadWithDeliveries | undefined> {
    return findLead(this.#db, id);
  }

  async retry(leadId?: string): Promise<RetriedDeliveries[]> {
    return this.#write((tx) => retryDeliveries(tx, leadId, this.#now()));
  }

  async erase(email: string): Promise<Erasure> {
    const ids = await idsByEmail(this.#db, email);
    const now = this.#now();
    const record = { id: this.#makeId(now), done_at: now.toISOString(), leads: ids.length };
    return this.#write((tx) => eraseLeads(tx, email, ids, record));
  }

  async deleteBefore(moment: Date): Promise<number> {
    return this.#write((tx) => deleteLeadsBefore(tx, moment));
  }

  async stats(): Promise<LeadStats> {
    return countLeads(this.#db, this.#now());
  }

  async secret(name: string): Promise<string> {
    return this.#write((tx) => secretOf(tx, name));
  }

  async countBefore(moment: Date): Promise<Expiring> {
    return countBefore(this.#db, moment);
  }

  async idsUndeliveredBefore(moment: Date): Promise<string[]> {
    return idsUndeliveredBefore(this.#db, moment);
  }

  async beat(name: string): Promise<void> {
    await this.#write((tx) => beat(tx, name, this.#now()));
  }

  async lastBeat(name: string): Promise<Date | undefined> {
    return lastBeat(this.#db, name);
  }

  async check(): Promise<void> {
    await this.#write((tx) => writeLargeRow(tx, this.#now()));
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  #end(
    ids: readonly string[],
    worker: string,
    change: UpdateObject<Tables, 'deliveries'>,
  ): Promise<void> {
    return this.#write((tx) => endClaims(tx, ids, worker, this.#now(), change));
  }

  #write<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#db.transaction().execute(work);
  }
}
