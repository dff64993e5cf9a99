import type { Insertable, Transaction } from 'kysely';
import type { MakeId } from '../uuid.ts';
import type { Kept, NewLead } from './lead-store.ts';
import type { ChannelName, DeliveryRow, LeadRow, Tables } from './schema.ts';

/** A lead and its deliveries as they are to be stored. */
export interface LeadRows {
  readonly lead: LeadRow;
  readonly deliveries: readonly Insertable<DeliveryRow>[];
}

/** A new lead, and a delivery for each of its channels, due at once. */
export function newRows(
  lead: NewLead,
  channels: readonly ChannelName[],
  now: Date,
  makeId: MakeId,
): LeadRows {
  const at = now.toISOString();
  const id = makeId(now);
  return {
    lead: {
      id,
      form: lead.form,
      submission_id: lead.submissionId,
      fields: JSON.stringify(lead.fields),
      attribution: JSON.stringify(lead.attribution),
      spam: lead.spam,
      marks: JSON.stringify(lead.marks),
      received_at: at,
    },
    deliveries: channels.map((channel) => ({
      id: makeId(now),
      lead_id: id,
      channel,
      state: 'due',
      attempts: 0,
      next_at: at,
      noted_at: at,
    })),
  };
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
