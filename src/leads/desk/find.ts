import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { endOfDay, startOfDay } from '../../platform/time/indian-day.ts';
import { firstUuidAt } from '../../platform/uuid.ts';
import { wordsSought } from '../storage/words.ts';
import type { DeskFilter, DeskPage } from './lead-desk.ts';

/** Asks for the newest leads that pass a filter. */
export function newestMatching(
  db: Kysely<Tables>,
  filter: DeskFilter,
  { limit, before }: DeskPage,
) {
  const query = matching(db, filter).selectAll('leads').orderBy('leads.id', 'desc').limit(limit);
  return before ? query.where('leads.id', '<', before) : query;
}

/** Leads that pass a filter. */
export function matching(db: Kysely<Tables>, filter: DeskFilter) {
  const { states, form, campaign, owner, from, to, followUpBy, words } = filter;
  let query = db
    .selectFrom('leads')
    .where((eb) => (states ? eb('sales_state', 'in', states) : eb('sales_state', '<>', 'spam')));
  if (form) query = query.where('form', '=', form);
  if (campaign) query = query.where('campaign', '=', campaign);
  if (owner) query = query.where('owner', '=', owner);
  if (from) query = query.where('leads.id', '>=', firstUuidAt(startOfDay(from)));
  if (to) query = query.where('leads.id', '<', firstUuidAt(endOfDay(to)));
  if (followUpBy) {
    query = query
      .where('leads.id', 'in', idsToFollowUp(db, followUpBy))
      .where('sales_state', 'not in', ['won', 'lost', 'spam']);
  }
  for (const word of wordsSought(words ?? '')) query = query.where(hasWord(word));
  return query;
}

/** Asked by itself: SQLite would rather walk through all leads in their order. */
function idsToFollowUp(db: Kysely<Tables>, day: string) {
  return db.selectFrom('leads').select('id').where('follow_up_on', '<=', day);
}

/** Whether one of a lead's words begins like this. */
function hasWord(beginning: string) {
  const pattern = `% ${beginning.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`words like ${pattern} escape '\\'`;
}
