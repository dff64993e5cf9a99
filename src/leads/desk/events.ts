import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { visibleFields } from '../../forms/derive.ts';
import { forms } from '../../forms/index.ts';
import type { LeadEventRow, LeadRow, LeadState, Tables } from '../../platform/database/schema.ts';
import type { Lead } from '../storage/lead-store.ts';
import { personKeys } from '../storage/person-keys.ts';
import { toLead } from '../storage/rows.ts';
import { spacedWords } from '../storage/words.ts';
import type { DeskLead, LeadChange, LeadEvent, OpenedLead } from './lead-desk.ts';

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

/** States that say that somebody has spoken with them. */
const contacted: readonly LeadState[] = ['called', 'meeting', 'won', 'lost'];

/** What a change makes of a lead's row. */
export function effectOf(row: LeadRow, change: LeadChange, at: Date): Partial<LeadRow> {
  switch (change.kind) {
    case 'state':
      return {
        sales_state: change.state,
        contacted_at:
          row.contacted_at ?? (contacted.includes(change.state) ? at.toISOString() : null),
      };
    case 'owner':
      return { owner: change.owner };
    case 'follow-up':
      return { follow_up_on: change.on };
    case 'lost-because':
      return { lost_because: change.reason };
    case 'worth':
      return { worth: change.worth?.amount ?? null, worth_per: change.worth?.per ?? null };
    case 'correction': {
      const all = { ...correctionsOf(row), [change.field]: change.value };
      const now = JSON.stringify(all);
      const lead = corrected({ ...row, corrected: now });
      return { corrected: now, words: spacedWords(lead), ...personKeys(lead) };
    }
    case 'parted':
      return { person: null };
    case 'note':
      return {};
  }
}

const correctionsOf = (row: LeadRow): Record<string, string> => JSON.parse(row.corrected ?? '{}');

/** A lead as sales corrected it: what was sent stays as it was sent. */
export function corrected(row: LeadRow): Lead {
  const lead = toLead(row);
  return { ...lead, fields: { ...lead.fields, ...correctionsOf(row) } };
}

/** A change as it is noted, where it says something new of a lead; a note does, unless it is empty. */
export function whatIsNew(row: LeadRow, change: LeadChange, at: Date): LeadChange[] {
  if (change.kind === 'note') return change.text === '' ? [] : [change];
  if (change.kind === 'correction') {
    const { form, fields } = corrected(row);
    const was = fields[change.field] ?? '';
    const seen = visibleFields(forms[form]).some(([name]) => name === change.field);
    const isNew = seen && was !== change.value;
    return isNew ? [{ ...change, was }] : [];
  }
  return isDeepStrictEqual({ ...row, ...effectOf(row, change, at) }, { ...row }) ? [] : [change];
}
