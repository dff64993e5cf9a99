import type { Kysely } from 'kysely';
import type { LeadRow, Tables, WorthPer } from '../../platform/database/schema.ts';
import type { OfficeHours } from '../../platform/time/office-time.ts';
import type { Clock, Lead } from '../storage/lead-store.ts';
import { deliveriesOf } from '../storage/lookup.ts';
import { personKeys } from '../storage/person-keys.ts';
import { deedsOf } from './change.ts';
import { corrected, withEvents } from './events.ts';
import { figuresOf } from './figures.ts';
import { type DeskFilter, matching, newestMatching } from './filter.ts';
import type { DeskLead, OpenedLead } from './lead-desk.ts';
import { alike, samePerson } from './same-person.ts';

const COUNT_MAX = 1000;
const PAGE = 500;
const CHOICES_MAX = 50;
/** Leads of one person that are looked at; who sends more is known by then. */
export const SAME_MAX = 20;

export type LeadDesk = ReturnType<typeof leadDesk>;

/**
 * What salespeople ask and do, in SQL that both databases run, beside the running server. Leads are
 * given newest first.
 *
 * @param shared whether other servers may write to the same database
 */
export function leadDesk(db: Kysely<Tables>, shared: boolean, now: Clock = () => new Date()) {
  const find = async (filter: DeskFilter, { limit }: { limit: number }): Promise<DeskLead[]> =>
    toDeskLeads(db, await newestMatching(db, filter, limit).execute());

  const withIds = async (ids: readonly string[]): Promise<DeskLead[]> => {
    if (ids.length === 0) return [];
    const leads = db.selectFrom('leads').selectAll().where('id', 'in', ids);
    return toDeskLeads(db, await leads.orderBy('id', 'desc').execute());
  };

  const mostUsed = async (column: 'campaign' | 'owner' | 'lost_because') => {
    const rows = await db
      .selectFrom('leads')
      .select(({ ref }) => ref(column).$notNull().as('name'))
      .where(column, 'is not', null)
      .groupBy(column)
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy(column)
      .limit(CHOICES_MAX)
      .execute();
    return rows.map(({ name }) => name);
  };

  return {
    ...deedsOf(db, shared, now),
    find,
    withIds,
    /** How many pass the filter, counted to a thousand at most. */
    count: async (filter: DeskFilter): Promise<number> => {
      const found = matching(db, filter).select('leads.id').limit(COUNT_MAX);
      return (await found.execute()).length;
    },
    /** What those are worth that pass the filter, in rupees. */
    worth: async (filter: DeskFilter): Promise<Readonly<Record<WorthPer, number>>> => {
      const sums = await matching(db, filter)
        .select(({ fn }) => ['worth_per', fn.sum('worth').as('sum')])
        .where('worth', 'is not', null)
        .groupBy('worth_per')
        .execute();
      const worth = Object.fromEntries(sums.map(({ worth_per, sum }) => [worth_per, Number(sum)]));
      return { once: 0, month: 0, ...worth };
    },
    /** A lead by its whole id. */
    open: async (id: string): Promise<OpenedLead | undefined> =>
      (await withEvents(db, await withIds([id])))[0],
    /** All that pass the filter, some hundred at a time. */
    pages: async function* (filter: DeskFilter): AsyncGenerator<readonly OpenedLead[]> {
      let before: string | undefined;
      do {
        const leads = await find({ ...filter, before }, { limit: PAGE });
        if (leads.length > 0) yield await withEvents(db, leads);
        before = leads.at(-1)?.id;
      } while (before);
    },
    /** The other leads of the same person, of each lead: by number, address, or because they were joined. */
    samePerson: (leads: readonly DeskLead[]) => samePerson(db, leads),
    /** Leads with the number or address of an inquiry with these fields. */
    ofPerson: async (fields: Lead['fields']) => {
      const person = { ...personKeys({ form: 'inquiry', fields }), person: null };
      return withIds((await alike(db, [person])).slice(0, SAME_MAX).map(({ id }) => id));
    },
    /** Counts of the leads that came from one day to another, with waits by when the office is open. */
    figures: (from: string, to: string, hours: OfficeHours) => figuresOf(db, from, to, hours),
    /** What filters offer: the campaigns, owners and reasons that leads have, the most used first. */
    choices: async () => ({
      campaigns: await mostUsed('campaign'),
      owners: await mostUsed('owner'),
      reasons: await mostUsed('lost_because'),
    }),
  };
}

async function toDeskLeads(db: Kysely<Tables>, rows: readonly LeadRow[]): Promise<DeskLead[]> {
  const deliveries = await deliveriesOf(db, rows);
  return rows.map((row) => ({
    ...corrected(row),
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
