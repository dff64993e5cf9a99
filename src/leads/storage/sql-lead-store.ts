import { type Kysely, sql, type Transaction } from 'kysely';
import type { MakeId } from '../uuid.ts';
import type {
  Claim,
  ClaimRequest,
  Clock,
  LeadFilter,
  LeadStore,
  LeadWithDeliveries,
  NewLead,
} from './lead-store.ts';
import { toDelivery, toLead } from './rows.ts';
import type { ChannelName, DeliveryRow, LeadRow, Tables } from './schema.ts';

const emptyClaim = { claimed_by: null, lease_until: null };

/** The lead store in SQL that SQLite and PostgreSQL both run. */
export class SqlLeadStore implements LeadStore {
  readonly #db: Kysely<Tables>;
  readonly #now: Clock;
  readonly #makeId: MakeId;

  constructor(db: Kysely<Tables>, now: Clock, makeId: MakeId) {
    this.#db = db;
    this.#now = now;
    this.#makeId = makeId;
  }

  async keep(lead: NewLead, channels: readonly ChannelName[]) {
    const now = this.#now();
    const row = this.#leadRow(lead, now);
    return this.#write(async (tx) => {
      const inserted = await tx
        .insertInto('leads')
        .values(row)
        .onConflict((conflict) => conflict.columns(['form', 'submission_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!inserted) return { id: await this.#idOf(tx, lead), repeated: true };

      const deliveries = channels.map((channel) => this.#deliveryRow(row.id, channel, now));
      if (deliveries.length > 0) await tx.insertInto('deliveries').values(deliveries).execute();
      return { id: row.id, repeated: false };
    });
  }

  async claim({ worker, channel, leaseMs }: ClaimRequest): Promise<Claim | undefined> {
    const now = this.#now();
    const at = now.toISOString();
    return this.#write(async (tx) => {
      const claimable = tx
        .selectFrom('deliveries')
        .select('id')
        .where('channel', '=', channel)
        .where(({ eb, or, and }) =>
          or([
            and([eb('state', '=', 'due'), eb('next_at', '<=', at)]),
            and([eb('state', '=', 'claimed'), eb('lease_until', '<=', at)]),
          ]),
        )
        .orderBy('next_at')
        .limit(1);
      const claimed = await tx
        .updateTable('deliveries')
        .set(({ eb }) => ({
          state: 'claimed',
          claimed_by: worker,
          lease_until: new Date(now.getTime() + leaseMs).toISOString(),
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', 'in', claimable)
        .returningAll()
        .executeTakeFirst();
      if (!claimed) return undefined;
      const lead = await tx
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', claimed.lead_id)
        .executeTakeFirstOrThrow();
      return { delivery: toDelivery(claimed), lead: toLead(lead) };
    });
  }

  async settle(deliveryId: string, worker: string): Promise<void> {
    await this.#endClaim(deliveryId, worker, {
      state: 'delivered',
      delivered_at: this.#now().toISOString(),
      last_error: null,
    });
  }

  async postpone(deliveryId: string, worker: string, nextAt: Date, reason: string): Promise<void> {
    await this.#endClaim(deliveryId, worker, {
      state: 'due',
      next_at: nextAt.toISOString(),
      last_error: reason,
    });
  }

  async bury(deliveryId: string, worker: string, reason: string): Promise<void> {
    await this.#endClaim(deliveryId, worker, { state: 'dead', last_error: reason });
  }

  async releaseClaims(): Promise<void> {
    await this.#write((tx) =>
      tx
        .updateTable('deliveries')
        .set({ state: 'due', ...emptyClaim })
        .where('state', '=', 'claimed')
        .execute(),
    );
  }

  async list({ form, spam, limit }: LeadFilter): Promise<LeadWithDeliveries[]> {
    let query = this.#db
      .selectFrom('leads')
      .selectAll()
      .where('spam', spam ? 'is not' : 'is', null)
      .orderBy('id', 'desc')
      .limit(limit);
    if (form) query = query.where('form', '=', form);
    return this.#withDeliveries(await query.execute());
  }

  async find(id: string): Promise<LeadWithDeliveries | undefined> {
    const wanted = id.toLowerCase();
    const rows = await this.#db
      .selectFrom('leads')
      .selectAll()
      .where(sql`substr(id, 1, ${sql.lit(wanted.length)})`, '=', wanted)
      .limit(2)
      .execute();
    const [lead] = rows.length === 1 ? await this.#withDeliveries(rows) : [];
    return lead;
  }

  async retry(leadId?: string): Promise<number> {
    const now = this.#now().toISOString();
    const result = await this.#write((tx) => {
      const query = tx
        .updateTable('deliveries')
        .set({ state: 'due', next_at: now, attempts: 0, ...emptyClaim });
      return leadId
        ? query.where('lead_id', '=', leadId).where('state', 'in', ['due', 'dead']).execute()
        : query.where('state', '=', 'dead').execute();
    });
    return Number(result[0]?.numUpdatedRows ?? 0);
  }

  async check(): Promise<void> {
    await this.#write((tx) => tx.selectFrom('leads').select('id').limit(1).execute());
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  #write<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    return this.#db.transaction().execute(work);
  }

  /** Only the worker whose claim it is may end it: a late one must not undo a newer attempt. */
  async #endClaim(id: string, worker: string, change: Partial<DeliveryRow>): Promise<void> {
    await this.#write((tx) =>
      tx
        .updateTable('deliveries')
        .set({ ...change, ...emptyClaim })
        .where('id', '=', id)
        .where('state', '=', 'claimed')
        .where('claimed_by', '=', worker)
        .execute(),
    );
  }

  async #idOf(tx: Transaction<Tables>, lead: NewLead): Promise<string> {
    const { id } = await tx
      .selectFrom('leads')
      .select('id')
      .where('form', '=', lead.form)
      .where('submission_id', '=', lead.submissionId)
      .executeTakeFirstOrThrow();
    return id;
  }

  async #withDeliveries(rows: LeadRow[]): Promise<LeadWithDeliveries[]> {
    if (rows.length === 0) return [];
    const deliveries = await this.#db
      .selectFrom('deliveries')
      .selectAll()
      .where(
        'lead_id',
        'in',
        rows.map((row) => row.id),
      )
      .orderBy('id')
      .execute();
    const byLead = Map.groupBy(deliveries, (delivery) => delivery.lead_id);
    return rows.map((row) => ({
      ...toLead(row),
      deliveries: (byLead.get(row.id) ?? []).map(toDelivery),
    }));
  }

  #leadRow(lead: NewLead, now: Date): LeadRow {
    return {
      id: this.#makeId(now),
      form: lead.form,
      submission_id: lead.submissionId,
      fields: JSON.stringify(lead.fields),
      attribution: JSON.stringify(lead.attribution),
      spam: lead.spam,
      received_at: now.toISOString(),
    };
  }

  #deliveryRow(leadId: string, channel: ChannelName, now: Date) {
    return {
      id: this.#makeId(now),
      lead_id: leadId,
      channel,
      state: 'due' as const,
      attempts: 0,
      next_at: now.toISOString(),
    };
  }
}
