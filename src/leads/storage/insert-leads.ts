import type { Insertable, Transaction } from 'kysely';
import type { Kept } from './lead-store.ts';
import type { DeliveryRow, LeadRow, Tables } from './schema.ts';

/** A lead and its deliveries as they are to be stored. */
export interface LeadRows {
  readonly lead: LeadRow;
  readonly deliveries: readonly Insertable<DeliveryRow>[];
}

/** Writes leads that are new, and finds the earlier one of those that are not. */
export async function insertLeads(
  tx: Transaction<Tables>,
  rows: readonly LeadRows[],
): Promise<Kept[]> {
  const inserted = await tx
    .insertInto('leads')
    .values(rows.map(({ lead }) => lead))
    .onConflict((conflict) => conflict.columns(['form', 'submission_id']).doNothing())
    .returning('id')
    .execute();
  const newIds = new Set(inserted.map(({ id }) => id));
  const deliveries = rows.flatMap((row) => (newIds.has(row.lead.id) ? row.deliveries : []));
  if (deliveries.length > 0) await tx.insertInto('deliveries').values(deliveries).execute();

  const kept: Kept[] = [];
  for (const { lead } of rows) {
    const repeated = !newIds.has(lead.id);
    kept.push({ id: repeated ? await idOfEarlier(tx, lead) : lead.id, repeated });
  }
  return kept;
}

async function idOfEarlier(tx: Transaction<Tables>, lead: LeadRow): Promise<string> {
  const { id } = await tx
    .selectFrom('leads')
    .select('id')
    .where('form', '=', lead.form)
    .where('submission_id', '=', lead.submission_id)
    .executeTakeFirstOrThrow();
  return id;
}
