import type { Insertable, Transaction } from 'kysely';
import type { ChannelName, DeliveryRow, LeadRow, Tables } from '../../platform/database/schema.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { campaignOf } from './campaign.ts';
import { followUpId } from './follow-up.ts';
import type { NewLead, SavedLead } from './lead-store.ts';
import { personKeys } from './person-keys.ts';
import { spacedWords } from './words.ts';

/** A lead and its deliveries as they are to be stored. */
export interface LeadRows {
  readonly lead: LeadRow;
  readonly deliveries: readonly Insertable<DeliveryRow>[];
}

/** A new lead, and a delivery for each of its channels, due at once. */
export function newRows(lead: NewLead, channels: readonly ChannelName[], now: Date): LeadRows {
  const at = now.toISOString();
  const id = uuidv7(now);
  return {
    lead: {
      id,
      form: lead.form,
      submission_id: lead.submissionId,
      follows: null,
      fields: JSON.stringify(lead.fields),
      attribution: JSON.stringify(lead.attribution),
      spam: lead.spam,
      marks: JSON.stringify(lead.spamSignals),
      audit: lead.audit && JSON.stringify(lead.audit),
      received_at: at,
      sales_state: lead.spam === null ? 'new' : 'spam',
      owner: null,
      follow_up_on: null,
      campaign: campaignOf(lead.attribution),
      words: spacedWords(lead),
      ...personKeys(lead),
      person: null,
      corrected: null,
      lost_because: null,
      worth: null,
      worth_per: null,
      contacted_at: null,
    },
    deliveries: channels.map((channel) => ({
      id: uuidv7(now),
      lead_id: id,
      channel,
      state: 'due',
      attempts: 0,
      next_at: at,
      noted_at: at,
    })),
  };
}

/**
 * Writes leads that are new. One whose submission id is taken is the lead that took it when both say
 * the same; otherwise it is written as one that follows it, or on its own when that one is spam.
 */
export async function insertLeads(
  tx: Transaction<Tables>,
  rows: readonly LeadRows[],
): Promise<SavedLead[]> {
  const newIds = await insertNew(tx, rows);
  const saved: SavedLead[] = [];
  for (const row of rows) {
    const { id } = row.lead;
    saved.push(newIds.has(id) ? { id, repeated: false } : await insertFollowUp(tx, row));
  }
  return saved;
}

async function insertFollowUp(tx: Transaction<Tables>, { lead, deliveries }: LeadRows) {
  const first = await leadWithSubmissionId(tx, lead);
  const submission_id = followUpId(lead);
  if (followUpId(first) === submission_id) return { id: first.id, repeated: true };

  const follows = first.spam === null ? first.id : null;
  const followUp = { ...lead, submission_id, follows };
  const newIds = await insertNew(tx, [{ lead: followUp, deliveries }]);
  if (newIds.has(lead.id)) return { id: lead.id, repeated: false };
  return { id: (await leadWithSubmissionId(tx, followUp)).id, repeated: true };
}

/** Writes the leads whose submission id is not taken; gives their ids. */
async function insertNew(
  tx: Transaction<Tables>,
  rows: readonly LeadRows[],
): Promise<ReadonlySet<string>> {
  const inserted = await tx
    .insertInto('leads')
    .values(rows.map(({ lead }) => lead))
    .onConflict((conflict) => conflict.columns(['form', 'submission_id']).doNothing())
    .returning('id')
    .execute();
  const newIds = new Set(inserted.map(({ id }) => id));
  const deliveries = rows.flatMap((row) => (newIds.has(row.lead.id) ? row.deliveries : []));
  if (deliveries.length > 0) await tx.insertInto('deliveries').values(deliveries).execute();
  return newIds;
}

function leadWithSubmissionId(tx: Transaction<Tables>, lead: LeadRow): Promise<LeadRow> {
  return tx
    .selectFrom('leads')
    .selectAll()
    .where('form', '=', lead.form)
    .where('submission_id', '=', lead.submission_id)
    .executeTakeFirstOrThrow();
}
