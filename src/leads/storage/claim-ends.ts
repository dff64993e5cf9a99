import type { Transaction, Updateable } from 'kysely';
import type { DeliveryRow, Tables } from './schema.ts';

const unclaimed = { claimed_by: null, lease_until: null };

/** Only the worker whose claims they are may end them: a late one must not undo a newer attempt. */
export async function endClaims(
  tx: Transaction<Tables>,
  deliveryIds: readonly string[],
  worker: string,
  now: Date,
  change: Updateable<DeliveryRow>,
): Promise<void> {
  await claimsOf(tx, deliveryIds, worker)
    .set({ ...change, ...unclaimed, noted_at: now.toISOString() })
    .execute();
}

/** Ends claims: each of them is to be attempted alone, at once and under its own id. */
export async function splitBatch(
  tx: Transaction<Tables>,
  deliveryIds: readonly string[],
  worker: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await claimsOf(tx, deliveryIds, worker)
    .set(({ ref }) => ({ state: 'due', batch: ref('id'), next_at: at, noted_at: at, ...unclaimed }))
    .execute();
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

/**
 * Makes due now, with all attempts before it, what one lead or all dead deliveries wait for. What
 * was attempted together with a lead's deliveries comes along.
 */
export async function makeDue(
  tx: Transaction<Tables>,
  leadId: string | undefined,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const query = tx
    .updateTable('deliveries')
    .set({ state: 'due', next_at: at, noted_at: at, attempts: 0, ...unclaimed });
  const wanted =
    leadId === undefined
      ? query.where('state', '=', 'dead')
      : query.where('state', 'in', ['due', 'dead']).where(({ eb, or, selectFrom }) =>
          or([
            eb('lead_id', '=', leadId),
            eb(
              'batch',
              'in',
              selectFrom('deliveries')
                .select(({ ref }) => ref('batch').$notNull().as('batch'))
                .where('lead_id', '=', leadId)
                .where('batch', 'is not', null),
            ),
          ]),
        );
  const { numUpdatedRows } = await wanted.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
