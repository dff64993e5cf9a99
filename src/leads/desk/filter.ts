import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { FormName } from '../../forms/definition.ts';
import type { LeadState, Tables } from '../../platform/database/schema.ts';
import { endOfDay, startOfDay } from '../../platform/time/indian-day.ts';
import { firstUuidAt } from '../../platform/uuid.ts';
import { wordsSought } from '../storage/words.ts';

type Leads = SelectQueryBuilder<Tables, 'leads', object>;

/** What leads can be asked for. Days are as 2026-01-31 in India. */
const conditions = {
  /** Any of these; all but `spam` unless given. */
  states: (leads: Leads, states: readonly LeadState[]) => leads.where('sales_state', 'in', states),
  form: (leads: Leads, form: FormName) => leads.where('form', '=', form),
  campaign: (leads: Leads, campaign: string) => leads.where('campaign', '=', campaign),
  owner: (leads: Leads, owner: string) => leads.where('owner', '=', owner),
  /** First and last day of arrival, both included. */
  from: (leads: Leads, day: string) => leads.where('leads.id', '>=', firstUuidAt(startOfDay(day))),
  to: (leads: Leads, day: string) => leads.where('leads.id', '<', firstUuidAt(endOfDay(day))),
  /** Due on this day or before; leads that are won, lost or spam are not. */
  followUpBy: (leads: Leads, day: string) =>
    leads
      // Asked by itself: SQLite would rather walk through all leads in their order.
      .where('leads.id', 'in', (all) =>
        all.selectFrom('leads').select('id').where('follow_up_on', '<=', day),
      )
      .where('sales_state', 'not in', ['won', 'lost', 'spam']),
  /** Why they were lost, one of content/sales.yaml. */
  lostBecause: (leads: Leads, reason: string) => leads.where('lost_because', '=', reason),
  /** Worth this many rupees or more, once or a month. */
  worthFrom: (leads: Leads, rupees: number) => leads.where('worth', '>=', rupees),
  /** Newer, or older, than the lead with this id. */
  after: (leads: Leads, id: string) => leads.where('leads.id', '>', id),
  before: (leads: Leads, id: string) => leads.where('leads.id', '<', id),
  /** As they were typed: each must be the beginning of a word, number or address of the lead. */
  words: (leads: Leads, typed: string) =>
    wordsSought(typed).reduce((found, word) => found.where(hasWord(word)), leads),
};

type Asked = {
  readonly [Key in keyof typeof conditions]: Parameters<(typeof conditions)[Key]>[1];
};

/** What leads are asked for; nothing means all but spam. */
export type DeskFilter = { readonly [Key in keyof Asked]?: Asked[Key] | undefined };

/** Leads that pass a filter. */
export function matching(db: Kysely<Tables>, filter: DeskFilter): Leads {
  const all: Leads = db.selectFrom('leads');
  const byName: { [Key in keyof Asked]: (leads: Leads, value: Asked[Key]) => Leads } = conditions;
  const ask = <Key extends keyof Asked>(leads: Leads, key: Key): Leads => {
    const value: Asked[Key] | undefined = filter[key];
    return value ? byName[key](leads, value) : leads;
  };
  return (Object.keys(conditions) as (keyof Asked)[]).reduce(
    ask,
    filter.states ? all : all.where('sales_state', '<>', 'spam'),
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
