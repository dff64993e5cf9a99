import type { Transaction } from 'kysely';
import type { Claim, ClaimRequest } from './lead-store.ts';
import { toDelivery, toLead } from './rows.ts';
import type { DeliveryRow, Tables } from './schema.ts';

const unclaimed = { claimed_by: null, lease_until: null };

/** Marks the delivery that has been due longest on a channel as this worker's. */
export async function claimNext(
  tx: Transaction<Tables>,
  { worker, channel, leaseMs }: ClaimRequest,
  now: Date,
): Promise<Claim | undefined> {
  const at = now.toISOString();
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
}

/** Only the worker whose claim it is may end it: a late one must not undo a newer attempt. */
export async function endClaim(
  tx: Transaction<Tables>,
  deliveryId: string,
  worker: string,
  change: Partial<DeliveryRow>,
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ ...change, ...unclaimed })
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
  const query = tx
    .updateTable('deliveries')
    .set({ state: 'due', next_at: now.toISOString(), attempts: 0, ...unclaimed });
  const wanted = leadId
    ? query.where('lead_id', '=', leadId).where('state', 'in', ['due', 'dead'])
    : query.where('state', '=', 'dead');
  const { numUpdatedRows } = await wanted.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
