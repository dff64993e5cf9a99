import { type Kysely, sql } from 'kysely';
import type { LeadRow, Tables } from '../../platform/database/schema.ts';
import type { Delivery, LeadWithDeliveries } from './lead-store.ts';
import { toDelivery, toLead } from './rows.ts';

/** The only lead whose id begins like this. */
export async function findLead(
  db: Kysely<Tables>,
  idStart: string,
): Promise<LeadWithDeliveries | undefined> {
  const wanted = idStart.toLowerCase();
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where(sql`substr(id, 1, ${sql.lit(wanted.length)})`, '=', wanted)
    .limit(2)
    .execute();
  const [row] = rows;
  if (!row || rows.length > 1) return undefined;
  const deliveries = await deliveriesOf(db, rows);
  return { ...toLead(row), deliveries: deliveries.get(row.id) ?? [] };
}

/** The deliveries of stored leads, by the lead's id. */
export async function deliveriesOf(
  db: Kysely<Tables>,
  leads: readonly Pick<LeadRow, 'id'>[],
): Promise<ReadonlyMap<string, readonly Delivery[]>> {
  if (leads.length === 0) return new Map();
  const ids = leads.map(({ id }) => id);
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows.map(toDelivery), ({ leadId }) => leadId);
}
