import type { Transaction } from 'kysely';
import { HAND_SOURCE } from '../../forms/hand-inquiry.ts';
import { cleanLine, cleanText } from '../../forms/text.ts';
import type { LeadRow, Tables } from '../../platform/database/schema.ts';
import { uuidOf, uuidv7 } from '../../platform/uuid.ts';
import { insertLeads, newRows } from '../storage/insert-leads.ts';
import type { RetriedDeliveries, SavedLead } from '../storage/lead-store.ts';
import { retryDeliveries } from '../storage/make-due.ts';
import { cleaned, effectOf, whatIsNew } from './events.ts';
import type { HandLead, LeadChange, LeadEvent } from './lead-desk.ts';

/** Who does something when; `shared` when other servers may write to the same database. */
interface Deed {
  readonly who: string;
  readonly now: Date;
  readonly shared: boolean;
}

/** The key of a deed with several leads, for one of them: events are told apart by theirs. */
export const keyFor = (key: string, leadId: string): string => uuidOf(`${key} ${leadId}`);

/**
 * What somebody does with leads, within a transaction. Each deed is noted with its effect, once under
 * the same key.
 */
export function deedsOf(tx: Transaction<Tables>, { who, now, shared }: Deed) {
  /** A lead that whoever else wants to change has to wait for. */
  const locked = (id: string): Promise<LeadRow | undefined> => {
    const lead = tx.selectFrom('leads').selectAll().where('id', '=', id);
    // A transaction on SQLite has the whole file for itself.
    return (shared ? lead.forUpdate() : lead).executeTakeFirst();
  };

  const update = (id: string, effect: Partial<LeadRow>) =>
    tx.updateTable('leads').set(effect).where('id', '=', id).execute();

  /** Notes what was done with a lead that no other transaction can change meanwhile; false when it was before. */
  const note = async (id: string, leadId: string, ...changes: LeadEvent['change'][]) => {
    const { last } = await tx
      .selectFrom('lead_events')
      .select(({ fn }) => fn.max('seq').as('last'))
      .where('lead_id', '=', leadId)
      .executeTakeFirstOrThrow();
    const seq = (last ?? 0) + 1;
    const data = JSON.stringify(changes);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('lead_events')
      .values({ id, lead_id: leadId, seq, who, at: now.toISOString(), data })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  };

  return {
    change: async (id: string, changes: readonly LeadChange[], key: string): Promise<boolean> => {
      const lead = await locked(id);
      if (!lead) return false;
      const fresh = changes.map(cleaned).flatMap((change) => whatIsNew(lead, change, now));
      if (fresh.length === 0 || !(await note(key, id, ...fresh))) return true;
      const effect: Partial<LeadRow> = {};
      for (const change of fresh) {
        Object.assign(effect, effectOf({ ...lead, ...effect }, change, now));
      }
      if (Object.keys(effect).length > 0) await update(id, effect);
      return true;
    },

    add: async (hand: HandLead, key: string): Promise<SavedLead> => {
      const earlier = await tx
        .selectFrom('leads')
        .select('id')
        .where('form', '=', 'inquiry')
        .where('submission_id', '=', key)
        .executeTakeFirst();
      if (earlier) return { id: earlier.id, repeated: true };
      const message = [cleanLine(hand.service), cleanText(hand.message)].filter(Boolean);
      const lead = {
        form: 'inquiry' as const,
        submissionId: key,
        fields: {
          name: cleanLine(hand.name),
          email: cleanLine(hand.email),
          number: cleanLine(hand.phone),
          company: cleanLine(hand.company),
          message: message.join('\n'),
          source: HAND_SOURCE,
        },
        attribution: hand.cameBy ? { utm_source: hand.cameBy } : {},
        audit: null,
        spam: null,
        spamSignals: [],
      };
      const rows = newRows(lead, [], now);
      const [saved = { id: rows.lead.id, repeated: false }] = await insertLeads(tx, [rows]);
      if (!saved.repeated) await note(key, saved.id, { kind: 'added' });
      return saved;
    },

    join: async (ids: readonly string[], key: string): Promise<void> => {
      const leads: LeadRow[] = [];
      // In one order, so that two who join the same leads wait for each other instead of for ever.
      for (const id of [...new Set(ids)].sort()) {
        const lead = await locked(id);
        if (lead) leads.push(lead);
      }
      const [first, second] = leads;
      if (!first || !second) return;
      const person = leads.map((lead) => lead.person).find(Boolean) ?? first.id;
      for (const lead of leads) {
        if (lead.person === person) continue;
        const other = lead === first ? second : first;
        if (!(await note(keyFor(key, lead.id), lead.id, { kind: 'joined', with: other.id })))
          continue;
        await update(lead.id, { person });
        if (lead.person === null) continue;
        // With all that each was joined with before.
        await tx.updateTable('leads').set({ person }).where('person', '=', lead.person).execute();
      }
    },

    part: async (id: string, key: string): Promise<void> => {
      const lead = await locked(id);
      if (lead?.person && (await note(key, id, { kind: 'parted' }))) {
        await update(id, { person: null });
      }
    },

    sendAgain: async (id: string): Promise<readonly RetriedDeliveries[]> => {
      await locked(id);
      const retried = await retryDeliveries(tx, id, now);
      if (retried.length > 0) await note(uuidv7(now), id, { kind: 'sent-again' });
      return retried;
    },
  };
}
