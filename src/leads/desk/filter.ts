import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { leadStates, type Tables } from '../../platform/database/schema.ts';
import { endOfDay, startOfDay } from '../../platform/time/indian-day.ts';
import { firstUuidAt } from '../../platform/uuid.ts';
import { wordsSought } from '../storage/words.ts';

type Leads = SelectQueryBuilder<Tables, 'leads', object>;
type Condition = (leads: Leads, value: string) => Leads;

/** What leads can be asked for, each a text as in an address. Days are as 2026-01-31 in India. */
const conditions = {
  /** As they were typed: each must be the beginning of a word, number or address of the lead. */
  words: (leads, typed) =>
    wordsSought(typed).reduce((found, word) => found.where(hasWord(word)), leads),
  /** One or several with commas between; all but `spam` unless given. */
  state: (leads, states) => {
    const asked = states.split(',');
    const known = leadStates.filter((state) => asked.includes(state));
    return leads.where('sales_state', 'in', known);
  },
  form: (leads, form) => leads.where('form', '=', form),
  campaign: (leads, campaign) => leads.where('campaign', '=', campaign),
  owner: (leads, owner) => leads.where('owner', '=', owner),
  /** Why they were lost, one of content/sales.yaml. */
  reason: (leads, reason) => leads.where('lost_because', '=', reason),
  /** Worth this many rupees or more, once or a month. */
  worth: (leads, rupees) => leads.where('worth', '>=', Number(rupees)),
  /** First and last day of arrival, both included. */
  from: (leads, day) => leads.where('leads.id', '>=', firstUuidAt(startOfDay(day))),
  to: (leads, day) => leads.where('leads.id', '<', firstUuidAt(endOfDay(day))),
  /** To be followed up on this day or before; leads that are won, lost or spam are not. */
  due: (leads, day) =>
    leads
      // Asked by itself: SQLite would rather walk through all leads in their order.
      .where('leads.id', 'in', (all) =>
        all.selectFrom('leads').select('id').where('follow_up_on', '<=', day),
      )
      .where('sales_state', 'not in', ['won', 'lost', 'spam']),
  /** Newer, or older, than the lead with this id. */
  after: (leads, id) => leads.where('leads.id', '>', id),
  before: (leads, id) => leads.where('leads.id', '<', id),
} satisfies Record<string, Condition>;

type FilterName = keyof typeof conditions;

/** What leads are asked for; nothing, or '', means all but spam. */
export type DeskFilter = { readonly [Name in FilterName]?: string | undefined };

/** Leads that pass a filter. */
export function matching(db: Kysely<Tables>, filter: DeskFilter): Leads {
  const all: Leads = db.selectFrom('leads');
  return Object.entries<Condition>(conditions).reduce(
    (leads, [name, condition]) => {
      const value = filter[name as FilterName];
      return value ? condition(leads, value) : leads;
    },
    filter.state ? all : all.where('sales_state', '<>', 'spam'),
  );
}

/** Asks for the newest leads that pass a filter. */
export function newestMatching(db: Kysely<Tables>, filter: DeskFilter, limit: number) {
  return matching(db, filter).selectAll('leads').orderBy('leads.id', 'desc').limit(limit);
}

/** Whether one of a lead's words begins like this. */
function hasWord(beginning: string) {
  const pattern = `% ${beginning.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`words like ${pattern} escape '\\'`;
}
