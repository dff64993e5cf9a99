import type { Transaction } from 'kysely';
import type { Claim, ClaimRequest } from './lead-store.ts';
import { toDelivery, toLead } from './rows.ts';
import type { ChannelName, DeliveryRow, Tables } from './schema.ts';

const unclaimed = { claimed_by: null, lease_until: null };

/**
 * A row noted further in the future than servers' clocks differ was noted by a clock that has been
 * put back since. Its times mean nothing, and it would wait for as long as that clock was wrong.
 */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Marks the delivery that has been due longest on a channel as this worker's. */
export async function claimNext(
  tx: Transaction<Tables>,
  { worker, channel, leaseMs }: ClaimRequest,
  now: Date,
  shared: boolean,
): Promise<Claim | undefined> {
  const id = await nextClaimable(tx, channel, now, shared);
  if (id === undefined) return undefined;
  const claimed = await tx
    .updateTable('deliveries')
    .set(({ eb }) => ({
      state: 'claimed',
      claimed_by: worker,
      lease_until: new Date(now.getTime() + leaseMs).toISOString(),
      attempts: eb('attempts', '+', 1),
      noted_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const lead = await tx
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', claimed.lead_id)
    .executeTakeFirstOrThrow();
  return { delivery: toDelivery(claimed), lead: toLead(lead) };
}

/**
 * Dead workers' claims first, which are few, then what is due, then what a wrong clock has noted.
 * Three questions, because each of them is answered from the index. In a shared database the row
 * stays locked until the end of the transaction, and other servers pass it by.
 */
async function nextClaimable(
  tx: Transaction<Tables>,
  channel: ChannelName,
  now: Date,
  shared: boolean,
): Promise<string | undefined> {
  const at = now.toISOString();
  const ahead = new Date(now.getTime() + CLOCK_TOLERANCE_MS).toISOString();
  const onChannel = tx
    .selectFrom('deliveries')
    .select('id')
    .where('channel', '=', channel)
    .limit(1)
    .$if(shared, (query) => query.forUpdate().skipLocked());
  const questions = [
    onChannel.where('state', '=', 'claimed').where('lease_until', '<=', at),
    onChannel.where('state', '=', 'due').where('next_at', '<=', at).orderBy('next_at'),
    onChannel.where('state', 'in', ['due', 'claimed']).where('noted_at', '>', ahead),
  ];
  for (const question of questions) {
    const found = await question.executeTakeFirst();
    if (found) return found.id;
  }
  return undefined;
}

/** Only the worker whose claim it is may end it: a late one must not undo a newer attempt. */
export async function endClaim(
  tx: Transaction<Tables>,
  deliveryId: string,
  worker: string,
  now: Date,
  change: Partial<DeliveryRow>,
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ ...change, ...unclaimed, noted_at: now.toISOString() })
    .where('id', '=', deliveryId)
    .where('state', '=', 'claimed')
    .where('claimed_by', '=', worker)
    .execute();
}

/** Makes due what anybody has claimed. */
export async function releaseClaims(tx: Transaction<Tables>): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ state: 'due', ...unclaimed })
    .where('state', '=', 'claimed')
    .execute();
}

/** Makes due now, with all attempts before it, what one lead or all dead deliveries wait for. */
export async function makeDue(
  tx: Transaction<Tables>,
  leadId: string | undefined,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const query = tx
    .updateTable('deliveries')
    .set({ state: 'due', next_at: at, noted_at: at, attempts: 0, ...unclaimed });
  const wanted = leadId
    ? query.where('lead_id', '=', leadId).where('state', 'in', ['due', 'dead'])
    : query.where('state', '=', 'dead');
  const { numUpdatedRows } = await wanted.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
