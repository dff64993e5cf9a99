import type { Kysely, Transaction } from 'kysely';
import type { LeadRow, Tables, WorthPer } from '../../platform/database/schema.ts';
import type { OfficeHours } from '../../platform/time/office-time.ts';
import type { Clock } from '../storage/lead-store.ts';
import { deliveriesOf } from '../storage/lookup.ts';
import { toLead } from '../storage/rows.ts';
import { addLead, changeLead, sendLeadAgain } from './change.ts';
import { choicesOf } from './choices.ts';
import { corrected } from './corrected.ts';
import { withEvents } from './events.ts';
import { figuresOf } from './figures.ts';
import { matching, newestMatching } from './filter.ts';
import { giveWords } from './give-words.ts';
import type { DeskLead, LeadDesk } from './lead-desk.ts';
import { joinLeads, leadsOfPerson, partLead, samePerson } from './same-person.ts';

const systemClock: Clock = () => new Date();
/** Who asks for no figures has no hours to tell. */
const roundTheClock: OfficeHours = {
  days: [0, 1, 2, 3, 4, 5, 6],
  opens: '00:00',
  closes: '24:00',
  holidays: [],
};
const COUNT_MAX = 1000;
const PAGE = 500;

/**
 * The desk over the tables of leads.
 *
 * @param shared whether other servers may write to the same database
 * @param hours when the office is open, by which waits are counted
 */
export function leadDesk(
  db: Kysely<Tables>,
  shared: boolean,
  now: Clock = systemClock,
  hours: OfficeHours = roundTheClock,
): LeadDesk {
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
    worth: async (filter) => {
      await allHaveWords();
      const sums = await matching(db, filter)
        .select(({ fn }) => ['worth_per', fn.sum('worth').as('sum')])
        .where('worth', 'is not', null)
        .groupBy('worth_per')
        .execute();
      const sumPer = (per: WorthPer) =>
        Number(sums.find(({ worth_per }) => worth_per === per)?.sum ?? 0);
      return { once: sumPer('once'), month: sumPer('month') };
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
    samePerson: async (leads) => {
      await allHaveWords();
      return samePerson(
        db,
        leads.map(({ id }) => id),
      );
    },
    ofPerson: async (person) => {
      await allHaveWords();
      return toDeskLeads(db, await leadsOfPerson(db, person));
    },
    withIds: async (ids) =>
      toDeskLeads(
        db,
        ids.length === 0
          ? []
          : await db
              .selectFrom('leads')
              .selectAll()
              .where('id', 'in', ids)
              .orderBy('id', 'desc')
              .execute(),
      ),
    figures: (from, to) => figuresOf(db, from, to, hours),
    change: (id, changes, who, key) => write((tx) => changeLead(tx, id, changes, key, deed(who))),
    add: (lead, who, key) => write((tx) => addLead(tx, lead, key, deed(who))),
    join: (ids, who, key) => write((tx) => joinLeads(tx, ids, key, deed(who))),
    part: (id, who, key) => write((tx) => partLead(tx, id, key, deed(who))),
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
    ...corrected(toLead(row), JSON.parse(row.corrected ?? '{}')),
    deliveries: deliveries.get(row.id) ?? [],
    state: row.sales_state,
    owner: row.owner,
    followUpOn: row.follow_up_on,
    campaign: row.campaign,
    lostBecause: row.lost_because,
    worth: row.worth === null ? null : { amount: row.worth, per: row.worth_per ?? 'once' },
    person: row.person,
  }));
}
