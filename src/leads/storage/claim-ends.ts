import { type RawBuilder, sql, type Transaction, type UpdateObject } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { unclaimed } from '../../platform/jobs/lease.ts';

/** Only the worker whose claim it is may end it: a late one must not undo a newer attempt. */
export async function endClaim(
  tx: Transaction<Tables>,
  deliveryId: string,
  worker: string,
  now: Date,
  change: UpdateObject<Tables, 'deliveries'>,
): Promise<void> {
  await claimOf(tx, deliveryId, worker)
    .set({ ...change, ...unclaimed, noted_at: now.toISOString() })
    .execute();
}

/** Since when a delivery fails that has failed now; a clock that was ahead is not believed. */
export function earliestFailure(now: Date): RawBuilder<string> {
  const at = now.toISOString();
  return sql`case when failing_since < ${at} then failing_since else ${at} end`;
}

/** Lets the lease of a claim begin anew. */
export async function renewClaim(
  tx: Transaction<Tables>,
  deliveryId: string,
  worker: string,
  leaseUntil: string,
): Promise<void> {
  await claimOf(tx, deliveryId, worker).set({ lease_until: leaseUntil }).execute();
}

function claimOf(tx: Transaction<Tables>, deliveryId: string, worker: string) {
  return tx
    .updateTable('deliveries')
    .where('id', '=', deliveryId)
    .where('state', '=', 'claimed')
    .where('claimed_by', '=', worker);
}

/** Makes due what anybody has claimed. */
export async function releaseClaims(tx: Transaction<Tables>): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ state: 'due', ...unclaimed })
    .where('state', '=', 'claimed')
    .execute();
}
