import type { Kysely, Transaction } from 'kysely';
import { HAND_SOURCE } from '../../forms/hand-inquiry.ts';
import type { LeadRow, Tables } from '../../platform/database/schema.ts';
import { uuidOf, uuidv7 } from '../../platform/uuid.ts';
import { insertLeads, newRows } from '../storage/insert-leads.ts';
import type { Clock, Lead, RetriedDeliveries, SavedLead } from '../storage/lead-store.ts';
import { retryDeliveries } from '../storage/make-due.ts';
import { effectOf, whatIsNew } from './events.ts';
import type { LeadChange, LeadEvent } from './lead-desk.ts';

/** The key of a deed, which may be with several leads, for one of them: events are told apart by theirs. */
const keyFor = (key: string, leadId: string): string => uuidOf(`${key} ${leadId}`);

/**
 * What somebody does with leads. Each deed is an event that says who and when, stored with its effect in
 * one transaction, and once under the same key: a UUID made with the form that was posted.
 *
 * @param shared whether other servers may write to the same database
 */
export function deedsOf(db: Kysely<Tables>, shared: boolean, now: Clock) {
  type Tx = Transaction<Tables>;
  const deed = <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction().execute(work);

  /**
   * Leads that whoever else wants to change has to wait for; in one order, so that two who take the same
   * leads wait for each other instead of for ever.
   */
  const locked = (tx: Tx, ids: readonly string[]): Promise<LeadRow[]> => {
    const leads = tx.selectFrom('leads').selectAll().where('id', 'in', ids).orderBy('id');
    // A transaction on SQLite has the whole file for itself.
    return (shared ? leads.forUpdate() : leads).execute();
  };

  const update = (tx: Tx, id: string, effect: Partial<LeadRow>) =>
    tx.updateTable('leads').set(effect).where('id', '=', id).execute();

  /** Notes what was done with a lead that no other transaction can change meanwhile; false when it was before. */
  const note = async (
    tx: Tx,
    event: { readonly id: string; readonly lead_id: string; readonly who: string },
    ...changes: LeadEvent['change'][]
  ) => {
    const { last } = await tx
      .selectFrom('lead_events')
      .select(({ fn }) => fn.max('seq').as('last'))
      .where('lead_id', '=', event.lead_id)
      .executeTakeFirstOrThrow();
    const seq = (last ?? 0) + 1;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('lead_events')
      .values({ ...event, seq, at: now().toISOString(), data: JSON.stringify(changes) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  };

  return {
    /**
     * Makes changes, all or none. What says nothing new (the state that it has) is no event, but a
     * note always is. False when there is no such lead.
     */
    change: (lead_id: string, changes: readonly LeadChange[], who: string, key: string) =>
      deed(async (tx) => {
        const [lead] = await locked(tx, [lead_id]);
        if (!lead) return false;
        const fresh = changes.flatMap((change) => whatIsNew(lead, change, now()));
        if (fresh.length === 0) return true;
        if (!(await note(tx, { id: keyFor(key, lead_id), lead_id, who }, ...fresh))) return true;
        const effect: Partial<LeadRow> = {};
        for (const change of fresh) {
          Object.assign(effect, effectOf({ ...lead, ...effect }, change, now()));
        }
        if (Object.keys(effect).length > 0) await update(tx, lead_id, effect);
        return true;
      }),

    /**
     * Writes down a lead by hand, with the fields of its form and how they came: it is delivered nowhere.
     * The same key is the same lead.
     */
    add: (fields: Lead['fields'], cameBy: string, who: string, key: string) =>
      deed(async (tx): Promise<SavedLead> => {
        const lead = {
          form: 'inquiry' as const,
          submissionId: key,
          fields: { ...fields, source: HAND_SOURCE },
          attribution: cameBy ? { utm_source: cameBy } : {},
          audit: null,
          spam: null,
          spamSignals: [],
        };
        const rows = newRows(lead, [], now());
        const [saved = { id: rows.lead.id, repeated: false }] = await insertLeads(tx, [rows]);
        const event = { id: key, lead_id: saved.id, who };
        if (!saved.repeated) await note(tx, event, { kind: 'added' });
        return saved;
      }),

    /** Says that leads are one person's. Each stays what it is. */
    join: (ids: readonly string[], who: string, key: string) =>
      deed(async (tx) => {
        const leads = await locked(tx, ids);
        const [first, second] = leads;
        if (!first || !second) return;
        const person = leads.map((lead) => lead.person).find(Boolean) ?? first.id;
        for (const lead of leads.filter((each) => each.person !== person)) {
          const other = lead === first ? second : first;
          // What was changed with the same post has an event of its own.
          const event = { id: keyFor(`${key} joined`, lead.id), lead_id: lead.id, who };
          if (!(await note(tx, event, { kind: 'joined', with: other.id }))) continue;
          await update(tx, lead.id, { person });
          if (lead.person === null) continue;
          // With all that each was joined with before.
          await tx.updateTable('leads').set({ person }).where('person', '=', lead.person).execute();
        }
      }),

    /** As `LeadStore.retry` for one lead, and notes who asked for it, unless there was nothing to do. */
    sendAgain: (lead_id: string, who: string) =>
      deed(async (tx): Promise<readonly RetriedDeliveries[]> => {
        await locked(tx, [lead_id]);
        const retried = await retryDeliveries(tx, lead_id, now());
        const event = { id: uuidv7(now()), lead_id, who };
        if (retried.length > 0) await note(tx, event, { kind: 'sent-again' });
        return retried;
      }),
  };
}
