import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { LeadEventRow, LeadRow, Tables } from '../../storage/schema.ts';
import type { LeadChange, LeadEvent } from './lead-desk.ts';

/** An event as it is stored: all that one person did at one time. */
interface Deed {
  readonly id: string;
  readonly leadId: string;
  readonly who: string;
  readonly at: Date;
  readonly changes: readonly LeadEvent['change'][];
}

/** Notes what somebody did. */
export async function insertEvent(
  tx: Transaction<Tables>,
  { id, leadId, who, at, changes }: Deed,
): Promise<void> {
  await tx
    .insertInto('lead_events')
    .values({ id, lead_id: leadId, who, at: at.toISOString(), data: JSON.stringify(changes) })
    .execute();
}

/** What a stored event says, each change by itself. */
export function toEvents({ id, at, who, data }: LeadEventRow): LeadEvent[] {
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

/** Whether a change says something new of a lead; a note always does. */
export function isNew(row: LeadRow, change: LeadChange): boolean {
  const effect = effectOf(change);
  return change.kind === 'note' || !isDeepStrictEqual({ ...row, ...effect }, { ...row });
}
