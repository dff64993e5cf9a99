import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import type { Claim, ClaimRequest } from './lead-store.ts';
import { toDelivery, toLead } from './rows.ts';

/**
 * A row noted further in the future than servers' clocks differ was noted by a clock that has been
 * put back since. Its times mean nothing, and it would wait for as long as that clock was wrong.
 */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

interface Moment {
  readonly now: Date;
  /** Whether other servers may write to the same database. */
  readonly shared: boolean;
}

/**
 * Marks as this worker's what is due on a channel, in the order asked for. Deliveries that are claimed
 * together for the first time stay together, under the id of the first of them (`batch`): a repeated
 * attempt must have the content that its idempotency key stands for.
 */
export async function claimNext(
  tx: Transaction<Tables>,
  request: ClaimRequest,
  moment: Moment,
): Promise<Claim[]> {
  const { now } = moment;
  const first = await firstClaimable(tx, request, moment);
  if (!first) return [];
  const ids = first.batch
    ? await idsOfBatch(tx, first.batch)
    : await idsOfNewBatch(tx, first.id, request, moment);
  const claimed = await tx
    .updateTable('deliveries')
    .set(({ eb }) => ({
      state: 'claimed',
      batch: first.id,
      claimed_by: request.worker,
      lease_until: new Date(now.getTime() + request.leaseMs).toISOString(),
      attempts: eb('attempts', '+', 1),
      noted_at: now.toISOString(),
    }))
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  const leadIds = claimed.map((row) => row.lead_id);
  const leads = await tx.selectFrom('leads').selectAll().where('id', 'in', leadIds).execute();
  const byId = new Map(leads.map((row) => [row.id, toLead(row)]));
  return claimed
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap((row) => {
      const lead = byId.get(row.lead_id);
      return lead ? [{ delivery: toDelivery(row), lead, key: first.id }] : [];
    });
}

/**
 * Dead workers' claims first, which are few, then what is due, then what a wrong clock has noted.
 * Several questions, because each of them is answered from an index. In a shared database the row
 * stays locked until the end of the transaction, and other servers pass it by. Of a batch only the
 * first is asked for, so that no two servers take parts of it.
 */
async function firstClaimable(
  tx: Transaction<Tables>,
  { channel, order }: ClaimRequest,
  { now, shared }: Moment,
) {
  const at = now.toISOString();
  const ahead = new Date(now.getTime() + CLOCK_TOLERANCE_MS).toISOString();
  const onChannel = tx
    .selectFrom('deliveries')
    .select(['id', 'batch'])
    .where('channel', '=', channel)
    .where(({ eb, or, ref }) => or([eb('batch', 'is', null), eb('batch', '=', ref('id'))]))
    .limit(1)
    .$if(shared, (query) => query.forUpdate().skipLocked());
  const due = onChannel.where('state', '=', 'due').where('next_at', '<=', at);
  const inOrder = {
    newest: [due.orderBy('next_at', 'desc')],
    oldest: [due.orderBy('next_at')],
    probe: [
      due.where('failing_since', 'is', null).orderBy('next_at', 'desc'),
      due.where('failing_since', 'is not', null).orderBy('next_at'),
    ],
  };
  const questions = [
    onChannel.where('state', '=', 'claimed').where('lease_until', '<=', at),
    ...inOrder[order],
    onChannel.where('state', 'in', ['due', 'claimed']).where('noted_at', '>', ahead),
  ];
  for (const question of questions) {
    const found = await question.executeTakeFirst();
    if (found) return found;
  }
  return undefined;
}

async function idsOfBatch(tx: Transaction<Tables>, batch: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('deliveries')
    .select('id')
    .where('batch', '=', batch)
    .where('state', 'in', ['due', 'claimed'])
    .execute();
  return rows.map(({ id }) => id);
}

async function idsOfNewBatch(
  tx: Transaction<Tables>,
  first: string,
  { channel, limit, order }: ClaimRequest,
  { now, shared }: Moment,
): Promise<string[]> {
  if (limit === 1) return [first];
  const rows = await tx
    .selectFrom('deliveries')
    .select('id')
    .where('channel', '=', channel)
    .where('state', '=', 'due')
    .where('next_at', '<=', now.toISOString())
    .where('batch', 'is', null)
    .where('id', '<>', first)
    .orderBy('next_at', order === 'newest' ? 'desc' : 'asc')
    .limit(limit - 1)
    .$if(shared, (query) => query.forUpdate().skipLocked())
    .execute();
  return [first, ...rows.map(({ id }) => id)];
}
