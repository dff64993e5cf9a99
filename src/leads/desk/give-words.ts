import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { campaignOf } from '../storage/campaign.ts';
import { personKeys } from '../storage/person-keys.ts';
import { toLead } from '../storage/rows.ts';
import { spacedWords } from '../storage/words.ts';

/** Leads of one transaction: the server's own writes wait for no more than this. */
const LEADS_AT_ONCE = 200;
/** The pause after each, in ms: whoever waits for the lock of a SQLite file looks for it now and then. */
const PAUSE_MS = 50;

/** Gives words and a person's keys to leads that came before there were any, which nobody would find. */
export async function giveWords(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('leads')
      .selectAll()
      .where('phone_key', 'is', null)
      .limit(LEADS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    await db.transaction().execute(async (tx) => {
      for (const row of rows) {
        const lead = toLead(row);
        const campaign = campaignOf(lead.attribution);
        const found = { words: spacedWords(lead), campaign, ...personKeys(lead) };
        await tx.updateTable('leads').set(found).where('id', '=', row.id).execute();
      }
    });
    await sleep(PAUSE_MS);
  }
}
