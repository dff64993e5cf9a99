import type { Kysely, Transaction } from 'kysely';
import type { LeadWordRow, Tables } from '../../storage/schema.ts';
import { toLead } from '../storage/rows.ts';
import { campaignOf } from './campaign.ts';
import { wordsOfLead } from './words.ts';

/** Leads of one transaction: the server's own writes wait for no more than this. */
const LEADS_AT_ONCE = 100;
/** Rows of one statement, of which each size is prepared once. */
const ROWS_AT_ONCE = 64;

/** Writes the words by which leads are found. */
export async function insertWords(
  tx: Transaction<Tables>,
  rows: readonly LeadWordRow[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insertInto('lead_words')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * Gives leads their words and campaign that were stored before there were any, or meanwhile by a
 * server of before. Nothing to do for most, which one look at an index says.
 */
export async function indexOlderLeads(db: Kysely<Tables>, shared: boolean): Promise<void> {
  while (await someUnindexed(db)) {
    const indexed = await db.transaction().execute((tx) => indexSome(tx, shared));
    if (indexed === 0) return;
  }
}

async function someUnindexed(db: Kysely<Tables>): Promise<boolean> {
  return (await unindexed(db).limit(1).executeTakeFirst()) !== undefined;
}

function unindexed(db: Kysely<Tables>) {
  return db
    .selectFrom('leads')
    .select('id')
    .where('is_indexed', '=', ({ lit }) => lit(0));
}

async function indexSome(tx: Transaction<Tables>, shared: boolean): Promise<number> {
  const rows = await unindexed(tx)
    .selectAll()
    .limit(LEADS_AT_ONCE)
    // Another desk may be at it, too.
    .$if(shared, (query) => query.forUpdate().skipLocked())
    .execute();
  const words = rows.flatMap((row) =>
    wordsOfLead(toLead(row)).map((word) => ({ lead_id: row.id, word })),
  );
  await insertWords(tx, words);
  for (const row of rows) {
    await tx
      .updateTable('leads')
      .set({
        is_indexed: 1,
        campaign: campaignOf(JSON.parse(row.attribution)),
        ...(row.spam !== null && { sales_state: 'spam' }),
      })
      .where('id', '=', row.id)
      .execute();
  }
  return rows.length;
}
