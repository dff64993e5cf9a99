import { type RawBuilder, sql, type Transaction, type UpdateObject } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';

export const unclaimed = { claimed_by: null, lease_until: null };

/** Only the worker whose claims they are may end them: a late one must not undo a newer attempt. */
export async function endClaims(
  tx: Transaction<Tables>,
  deliveryIds: readonly string[],
  worker: string,
  now: Date,
  change: UpdateObject<Tables, 'deliveries'>,
): Promise<void> {
  await claimsOf(tx, deliveryIds, worker)
    .set({ ...change, ...unclaimed, noted_at: now.toISOString() })
    .execute();
}

/** Since when a delivery fails that has failed now; a clock that was ahead is not believed. */
export function earliestFailure(now: Date): RawBuilder<string> {
  const at = now.toISOString();
  return sql`case when failing_since < ${at} then failing_since else ${at} end`;
}

/** Lets the leases of claims end at another time. */
export async function renewClaims(
  tx: Transaction<Tables>,
  deliveryIds: readonly string[],
  worker: string,
  until: Date,
): Promise<void> {
  await claimsOf(tx, deliveryIds, worker).set({ lease_until: until.toISOString() }).execute();
}

function claimsOf(tx: Transaction<Tables>, deliveryIds: readonly string[], worker: string) {
  return tx
    .updateTable('deliveries')
    .where('id', 'in', deliveryIds)
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
