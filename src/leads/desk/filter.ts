import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { FormName } from '../../forms/definition.ts';
import type { LeadState, Tables } from '../../platform/database/schema.ts';
import { endOfDay, startOfDay } from '../../platform/time/indian-day.ts';
import { firstUuidAt } from '../../platform/uuid.ts';
import { wordsSought } from '../storage/words.ts';

/** What leads can be asked for. Each key has its condition below. */
interface Questions {
  /** Any of these; all but `spam` unless given. */
  readonly states: readonly LeadState[];
  readonly form: FormName;
  readonly campaign: string;
  readonly owner: string;
  /** First and last day of arrival, as 2026-01-31 in India, both included. */
  readonly from: string;
  readonly to: string;
  /** Due on this day or before, as 2026-01-31 in India; leads that are won, lost or spam are not. */
  readonly followUpBy: string;
  /** Why they were lost, one of content/sales.yaml. */
  readonly lostBecause: string;
  /** Worth this many rupees or more, once or a month. */
  readonly worthFrom: number;
  /** Newer than the lead with this id. */
  readonly after: string;
  /** Words as they were typed: each must be the beginning of a word, number or address of the lead. */
  readonly words: string;
}

/** What leads are asked for; nothing means all but spam. */
export type DeskFilter = { readonly [Key in keyof Questions]?: Questions[Key] | undefined };

export interface DeskPage {
  readonly limit: number;
  /** Only leads that are older than the one with this id. */
  readonly before?: string | undefined;
}

type Leads = SelectQueryBuilder<Tables, 'leads', object>;

type Conditions = {
  readonly [Key in keyof Questions]: (
    leads: Leads,
    value: Questions[Key],
    db: Kysely<Tables>,
  ) => Leads;
};

const conditions: Conditions = {
  states: (leads, states) => leads.where('sales_state', 'in', states),
  form: (leads, form) => leads.where('form', '=', form),
  campaign: (leads, campaign) => leads.where('campaign', '=', campaign),
  owner: (leads, owner) => leads.where('owner', '=', owner),
  from: (leads, day) => leads.where('leads.id', '>=', firstUuidAt(startOfDay(day))),
  to: (leads, day) => leads.where('leads.id', '<', firstUuidAt(endOfDay(day))),
  followUpBy: (leads, day, db) =>
    leads
      // Asked by itself: SQLite would rather walk through all leads in their order.
      .where('leads.id', 'in', db.selectFrom('leads').select('id').where('follow_up_on', '<=', day))
      .where('sales_state', 'not in', ['won', 'lost', 'spam']),
  lostBecause: (leads, reason) => leads.where('lost_because', '=', reason),
  worthFrom: (leads, rupees) => leads.where('worth', '>=', rupees),
  after: (leads, id) => leads.where('leads.id', '>', id),
  words: (leads, typed) =>
    wordsSought(typed).reduce((found, word) => found.where(hasWord(word)), leads),
};

/** Leads that pass a filter. */
export function matching(db: Kysely<Tables>, filter: DeskFilter): Leads {
  const all: Leads = db.selectFrom('leads');
  const ask = <Key extends keyof Questions>(leads: Leads, key: Key): Leads => {
    const value: Questions[Key] | undefined = filter[key];
    return value ? conditions[key](leads, value, db) : leads;
  };
  return (Object.keys(conditions) as (keyof Questions)[]).reduce(
    ask,
    filter.states ? all : all.where('sales_state', '<>', 'spam'),
  );
}

/** Asks for the newest leads that pass a filter. */
export function newestMatching(
  db: Kysely<Tables>,
  filter: DeskFilter,
  { limit, before }: DeskPage,
) {
  const query = matching(db, filter).selectAll('leads').orderBy('leads.id', 'desc').limit(limit);
  return before ? query.where('leads.id', '<', before) : query;
}

/** Whether one of a lead's words begins like this. */
function hasWord(beginning: string) {
  const pattern = `% ${beginning.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`words like ${pattern} escape '\\'`;
}
