import type { Transaction } from 'kysely';
import { HAND_SOURCE } from '../../forms/hand-inquiry.ts';
import { cleanLine, cleanText } from '../../forms/text.ts';
import type { LeadRow, Tables } from '../../platform/database/schema.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { insertLeads, newRows } from '../storage/insert-leads.ts';
import type { RetriedDeliveries, SavedLead } from '../storage/lead-store.ts';
import { retryDeliveries } from '../storage/make-due.ts';
import { cleaned, effectOf, insertEvent, isNew } from './events.ts';
import type { HandLead, LeadChange } from './lead-desk.ts';

/** Who does something when; `shared` when other servers may write to the same database. */
export interface Deed {
  readonly who: string;
  readonly now: Date;
  readonly shared: boolean;
}

/** Changes a lead and notes who did it; false when there is none. */
export async function changeLead(
  tx: Transaction<Tables>,
  id: string,
  changes: readonly LeadChange[],
  key: string,
  { who, now, shared }: Deed,
): Promise<boolean> {
  const lead = await lockedLead(tx, id, shared);
  if (!lead) return false;
  const fresh = changes.map(cleaned).filter((change) => isNew(lead, change, now));
  if (fresh.length === 0 || (await isNoted(tx, key))) return true;
  await insertEvent(tx, { id: key, leadId: id, who, at: now, changes: fresh });
  const effect: Partial<LeadRow> = {};
  for (const change of fresh) {
    Object.assign(effect, effectOf({ ...lead, ...effect }, change, now));
  }
  if (Object.keys(effect).length > 0) {
    await tx.updateTable('leads').set(effect).where('id', '=', id).execute();
  }
  return true;
}

/** A lead that whoever else wants to change has to wait for. */
export function lockedLead(
  tx: Transaction<Tables>,
  id: string,
  shared: boolean,
): Promise<LeadRow | undefined> {
  return (
    tx
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', id)
      // A transaction on SQLite has the whole file for itself.
      .$if(shared, (query) => query.forUpdate())
      .executeTakeFirst()
  );
}

export async function isNoted(tx: Transaction<Tables>, key: string): Promise<boolean> {
  const event = await tx
    .selectFrom('lead_events')
    .select('id')
    .where('id', '=', key)
    .executeTakeFirst();
  return event !== undefined;
}

/** Stores a lead that somebody wrote down; the same key is the same lead. */
export async function addLead(
  tx: Transaction<Tables>,
  { name, phone, email, company, service, message, cameBy }: HandLead,
  key: string,
  { who, now }: Deed,
): Promise<SavedLead> {
  const earlier = await tx
    .selectFrom('leads')
    .select('id')
    .where('form', '=', 'inquiry')
    .where('submission_id', '=', key)
    .executeTakeFirst();
  if (earlier) return { id: earlier.id, repeated: true };
  const fields = {
    name: cleanLine(name),
    email: cleanLine(email),
    number: cleanLine(phone),
    company: cleanLine(company),
    message: [cleanLine(service), cleanText(message)].filter(Boolean).join('\n'),
    source: HAND_SOURCE,
  };
  const rows = newRows(
    {
      form: 'inquiry',
      submissionId: key,
      fields,
      attribution: cameBy ? { utm_source: cameBy } : {},
      audit: null,
      spam: null,
      spamSignals: [],
    },
    [],
    now,
  );
  const [saved = { id: rows.lead.id, repeated: false }] = await insertLeads(tx, [rows]);
  if (!saved.repeated) {
    const changes = [{ kind: 'added' as const }];
    await insertEvent(tx, { id: key, leadId: saved.id, who, at: now, changes });
  }
  return saved;
}

/** Makes a lead's deliveries due again and notes who asked for it, unless there was nothing to do. */
export async function sendLeadAgain(
  tx: Transaction<Tables>,
  id: string,
  { who, now, shared }: Deed,
): Promise<readonly RetriedDeliveries[]> {
  await lockedLead(tx, id, shared);
  const retried = await retryDeliveries(tx, id, now);
  if (retried.length > 0) {
    const changes = [{ kind: 'sent-again' as const }];
    await insertEvent(tx, { id: uuidv7(now), leadId: id, who, at: now, changes });
  }
  return retried;
}
