import type { Transaction } from 'kysely';
import { HAND_SOURCE } from '../../forms/hand-inquiry.ts';
import { cleanLine, cleanText } from '../../forms/text.ts';
import type { LeadRow, Tables } from '../../platform/database/schema.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { insertLeads, newRows } from '../storage/insert-leads.ts';
import type { RetriedDeliveries, SavedLead } from '../storage/lead-store.ts';
import { retryDeliveries } from '../storage/make-due.ts';
import { cleaned, effectOf, isNew, note } from './events.ts';
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
  deed: Deed,
): Promise<boolean> {
  const lead = await lockedLead(tx, id, deed);
  if (!lead) return false;
  const fresh = changes.map(cleaned).filter((change) => isNew(lead, change, deed.now));
  if (fresh.length === 0 || !(await note(tx, id, fresh, key, deed))) return true;
  const effect: Partial<LeadRow> = {};
  for (const change of fresh) {
    Object.assign(effect, effectOf({ ...lead, ...effect }, change, deed.now));
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
  { shared }: Deed,
): Promise<LeadRow | undefined> {
  const lead = tx.selectFrom('leads').selectAll().where('id', '=', id);
  // A transaction on SQLite has the whole file for itself.
  return (shared ? lead.forUpdate() : lead).executeTakeFirst();
}

/** Stores a lead that somebody wrote down; the same key is the same lead. */
export async function addLead(
  tx: Transaction<Tables>,
  { name, phone, email, company, service, message, cameBy }: HandLead,
  key: string,
  deed: Deed,
): Promise<SavedLead> {
  const earlier = await tx
    .selectFrom('leads')
    .select('id')
    .where('form', '=', 'inquiry')
    .where('submission_id', '=', key)
    .executeTakeFirst();
  if (earlier) return { id: earlier.id, repeated: true };
  const lead = {
    form: 'inquiry' as const,
    submissionId: key,
    fields: {
      name: cleanLine(name),
      email: cleanLine(email),
      number: cleanLine(phone),
      company: cleanLine(company),
      message: [cleanLine(service), cleanText(message)].filter(Boolean).join('\n'),
      source: HAND_SOURCE,
    },
    attribution: cameBy ? { utm_source: cameBy } : {},
    audit: null,
    spam: null,
    spamSignals: [],
  };
  const rows = newRows(lead, [], deed.now);
  const [saved = { id: rows.lead.id, repeated: false }] = await insertLeads(tx, [rows]);
  if (!saved.repeated) await note(tx, saved.id, [{ kind: 'added' }], key, deed);
  return saved;
}

/** Makes a lead's deliveries due again and notes who asked for it, unless there was nothing to do. */
export async function sendLeadAgain(
  tx: Transaction<Tables>,
  id: string,
  deed: Deed,
): Promise<readonly RetriedDeliveries[]> {
  await lockedLead(tx, id, deed);
  const retried = await retryDeliveries(tx, id, deed.now);
  if (retried.length > 0) await note(tx, id, [{ kind: 'sent-again' }], uuidv7(deed.now), deed);
  return retried;
}
