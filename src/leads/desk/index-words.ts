import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { LeadWordRow, Tables } from '../../platform/database/schema.ts';
import { campaignOf } from '../storage/campaign.ts';
import { toLead } from '../storage/rows.ts';
import { wordsOfLead } from './words.ts';

/** Leads of one transaction: the server's own writes wait for no more than this. */
const LEADS_AT_ONCE = 200;
/**
 * The pause after each: whoever waits for the lock of a SQLite file looks for it now and then, and
 * would seldom find it free otherwise.
 */
const PAUSE_MS = 50;
/** Rows of one statement, of which each size is prepared once. */
const ROWS_AT_ONCE = 64;

/**
 * Gives their words to leads that have none yet: those that have come since the last search, or before
 * there were words. One look at an index says that there are none.
 */
export async function indexNewLeads(db: Kysely<Tables>, shared: boolean): Promise<void> {
  while (await unindexed(db).limit(1).executeTakeFirst()) {
    const indexed = await db.transaction().execute((tx) => indexSome(tx, shared));
    if (indexed < LEADS_AT_ONCE) return;
    await sleep(PAUSE_MS);
  }
}

function unindexed(db: Kysely<Tables>) {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('is_indexed', '=', ({ lit }) => lit(0));
}

async function indexSome(tx: Transaction<Tables>, shared: boolean): Promise<number> {
  const rows = await unindexed(tx)
    .orderBy('id')
    .limit(LEADS_AT_ONCE)
    // Another desk may be at it, too.
    .$if(shared, (query) => query.forUpdate().skipLocked())
    .execute();
  if (rows.length === 0) return 0;
  const leads = rows.map(toLead);
  await insertWords(
    tx,
    leads.flatMap((lead) => wordsOfLead(lead).map((word) => ({ lead_id: lead.id, word }))),
  );
  const ids = rows.map(({ id }) => id);
  await markHeldBack(tx, ids);
  await tx.updateTable('leads').set({ is_indexed: 1 }).where('id', 'in', ids).execute();
  for (const [index, { id, attribution }] of leads.entries()) {
    const campaign = campaignOf(attribution);
    if (campaign === rows[index]?.campaign) continue;
    await tx.updateTable('leads').set({ campaign }).where('id', '=', id).execute();
  }
  return rows.length;
}

/** A server of before knows no states: what it holds back as spam came as new. */
async function markHeldBack(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('leads')
    .set({ sales_state: 'spam' })
    .where('id', 'in', ids)
    .where('spam', 'is not', null)
    // What a person has called new stays so.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_events').select('seq').whereRef('lead_events.lead_id', '=', 'leads.id'),
        ),
      ),
    )
    .execute();
}

async function insertWords(tx: Transaction<Tables>, rows: readonly LeadWordRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insertInto('lead_words')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}
