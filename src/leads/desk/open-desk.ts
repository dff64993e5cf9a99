import type { Kysely, Transaction } from 'kysely';
import type { LeadRow, Tables } from '../../platform/database/schema.ts';
import type { Clock } from '../storage/lead-store.ts';
import { deliveriesOf } from '../storage/lookup.ts';
import { toLead } from '../storage/rows.ts';
import { addLead, changeLead, sendLeadAgain } from './change.ts';
import { choicesOf } from './choices.ts';
import { withEvents } from './events.ts';
import { matching, newestMatching } from './filter.ts';
import { giveWords } from './give-words.ts';
import type { DeskLead, LeadDesk } from './lead-desk.ts';

const systemClock: Clock = () => new Date();
const COUNT_MAX = 1000;
const PAGE = 500;

/**
 * The desk over the tables of leads.
 *
 * @param shared whether other servers may write to the same database
 */
export function leadDesk(db: Kysely<Tables>, shared: boolean, now: Clock = systemClock): LeadDesk {
  const write = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
    db.transaction().execute(work);
  /** Asked once: only servers of before leave leads without them. */
  let given: Promise<void> | undefined;
  const allHaveWords = () => {
    given ??= giveWords(db);
    return given;
  };
  const deed = (who: string) => ({ who, now: now(), shared });

  const find: LeadDesk['find'] = async (filter, page) => {
    await allHaveWords();
    return toDeskLeads(db, await newestMatching(db, filter, page).execute());
  };

  return {
    find,
    count: async (filter) => {
      await allHaveWords();
      const { count } = await db
        .selectFrom(matching(db, filter).select('leads.id').limit(COUNT_MAX).as('found'))
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    open: async (id) => {
      const rows = await db.selectFrom('leads').selectAll().where('id', '=', id).execute();
      const [opened] = await withEvents(db, await toDeskLeads(db, rows));
      return opened;
    },
    pages: async function* (filter) {
      let before: string | undefined;
      do {
        const leads = await find(filter, { limit: PAGE, before });
        if (leads.length > 0) yield await withEvents(db, leads);
        before = leads.at(-1)?.id;
      } while (before);
    },
    change: (id, changes, who, key) => write((tx) => changeLead(tx, id, changes, key, deed(who))),
    add: (lead, who, key) => write((tx) => addLead(tx, lead, key, deed(who))),
    sendAgain: (id, who) => write((tx) => sendLeadAgain(tx, id, deed(who))),
    choices: async () => {
      await allHaveWords();
      return choicesOf(db);
    },
  };
}

async function toDeskLeads(db: Kysely<Tables>, rows: readonly LeadRow[]): Promise<DeskLead[]> {
  const deliveries = await deliveriesOf(db, rows);
  return rows.map((row) => ({
    ...toLead(row),
    deliveries: deliveries.get(row.id) ?? [],
    state: row.sales_state,
    owner: row.owner,
    followUpOn: row.follow_up_on,
    campaign: row.campaign,
  }));
}
