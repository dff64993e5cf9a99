import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { cleanLine, cleanText } from '../../forms/text.ts';
import type { LeadEventRow, LeadRow, Tables } from '../../platform/database/schema.ts';
import type { DeskLead, LeadChange, LeadEvent, OpenedLead } from './lead-desk.ts';

/** An event as it is stored: all that one person did at one time. */
interface Deed {
  readonly id: string;
  readonly leadId: string;
  readonly who: string;
  readonly at: Date;
  readonly changes: readonly LeadEvent['change'][];
}

/** Notes what somebody did with a lead that no other transaction can change meanwhile. */
export async function insertEvent(
  tx: Transaction<Tables>,
  { id, leadId, who, at, changes }: Deed,
): Promise<void> {
  const { last } = await tx
    .selectFrom('lead_events')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  const data = JSON.stringify(changes);
  await tx
    .insertInto('lead_events')
    .values({ id, lead_id: leadId, seq: (last ?? 0) + 1, who, at: at.toISOString(), data })
    .execute();
}

/** Leads, in the same order, with their events. */
export async function withEvents(
  db: Kysely<Tables>,
  leads: readonly DeskLead[],
): Promise<OpenedLead[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('seq')
    .execute();
  const byLead = Map.groupBy(rows, (row) => row.lead_id);
  return leads.map((lead) => ({ lead, events: (byLead.get(lead.id) ?? []).flatMap(toEvents) }));
}

/** What a stored event says, each change by itself. */
function toEvents({ id, at, who, data }: LeadEventRow): LeadEvent[] {
  const changes: LeadEvent['change'][] = JSON.parse(data);
  return changes.map((change, index) => ({ id: `${id}-${index}`, at: new Date(at), who, change }));
}

/** What a change makes of a lead's row. */
export function effectOf(change: LeadChange): Partial<LeadRow> {
  switch (change.kind) {
    case 'state':
      return { sales_state: change.state };
    case 'owner':
      return { owner: change.owner };
    case 'follow-up':
      return { follow_up_on: change.on };
    case 'note':
      return {};
  }
}

/** Whether a change says something new of a lead; a note does, unless it is empty. */
export function isNew(row: LeadRow, change: LeadChange): boolean {
  if (change.kind === 'note') return change.text !== '';
  return !isDeepStrictEqual({ ...row, ...effectOf(change) }, { ...row });
}

/** A change without what nobody can see, so that it can be shown anywhere. */
export function cleaned(change: LeadChange): LeadChange {
  switch (change.kind) {
    case 'note':
      return { ...change, text: cleanText(change.text) };
    case 'owner':
      return { ...change, owner: (change.owner && cleanLine(change.owner)) || null };
    default:
      return change;
  }
}
