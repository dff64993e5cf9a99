import type { Kysely } from 'kysely';
import { type ChannelName, channelNames, type Tables } from '../../platform/database/schema.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { indianDay, startOfDay } from '../../platform/time/indian-day.ts';
import type { Lead } from '../storage/lead-store.ts';
import { toLead } from '../storage/rows.ts';

/** What nobody has answered for longer is not going to be, and would stand in each digest. */
const UNANSWERED_DAYS = 30;
/** As many leads as a list names. */
export const NAMED_MAX = 10;

/** The first of some leads, and how many there are. */
export interface Some<Item> {
  readonly first: readonly Item[];
  readonly count: number;
}

/** What a digest tells. */
export interface DigestFacts {
  /** The day that it tells of, as 2026-01-31 in India. */
  readonly yesterday: string;
  readonly came: readonly Pick<Lead, 'form' | 'fields' | 'attribution'>[];
  /** How many were held back as spam. */
  readonly heldBack: number;
  /** Still new after a day; comments want no answer. Newest first. */
  readonly unanswered: Some<Lead>;
  /** Due on the digest's day or before, the longest due first. */
  readonly followUps: Some<{
    readonly lead: Lead;
    readonly owner: string | null;
    readonly on: string;
  }>;
  readonly givenUp: Some<{
    readonly lead: Lead;
    readonly channel: ChannelName;
    readonly reason: string | null;
  }>;
}

/** Gathers what the digest of a day tells at a moment. */
export async function gatherFacts(
  db: Kysely<Tables>,
  day: string,
  now: Date,
): Promise<DigestFacts> {
  const yesterday = new Date(startOfDay(day).getTime() - DAY_MS);
  const came = await cameOn(db, yesterday);
  return {
    yesterday: indianDay(yesterday),
    came: came.filter(({ spam }) => spam === null),
    heldBack: came.filter(({ spam }) => spam !== null).length,
    unanswered: await unansweredAt(db, now),
    followUps: await followUpsBy(db, day),
    givenUp: await givenUp(db),
  };
}

async function cameOn(db: Kysely<Tables>, start: Date): Promise<Lead[]> {
  const end = new Date(start.getTime() + DAY_MS);
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('received_at', '>=', start.toISOString())
    .where('received_at', '<', end.toISOString())
    .execute();
  return rows.map(toLead);
}

async function unansweredAt(db: Kysely<Tables>, now: Date): Promise<Some<Lead>> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const unanswered = db
    .selectFrom('leads')
    .where('sales_state', '=', 'new')
    .where('form', '<>', 'comment')
    .where('received_at', '<=', before(1))
    .where('received_at', '>', before(UNANSWERED_DAYS));
  const rows = await unanswered.selectAll().orderBy('id', 'desc').limit(NAMED_MAX).execute();
  const { count } = await unanswered
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { first: rows.map(toLead), count: Number(count) };
}

async function followUpsBy(db: Kysely<Tables>, day: string): Promise<DigestFacts['followUps']> {
  const due = db
    .selectFrom('leads')
    .where('follow_up_on', '<=', day)
    .where('sales_state', 'not in', ['won', 'lost', 'spam']);
  const rows = await due.selectAll().orderBy('follow_up_on').limit(NAMED_MAX).execute();
  const { count } = await due
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return {
    first: rows.map((row) => ({ lead: toLead(row), owner: row.owner, on: row.follow_up_on ?? '' })),
    count: Number(count),
  };
}

async function givenUp(db: Kysely<Tables>): Promise<DigestFacts['givenUp']> {
  const dead = db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    // Named channels let the index find these rows among all that were delivered.
    .where('channel', 'in', channelNames)
    .where('state', '=', 'dead');
  const rows = await dead
    .selectAll('leads')
    .select(['channel', 'last_error'])
    .orderBy('leads.id', 'desc')
    .limit(NAMED_MAX)
    .execute();
  const { count } = await dead
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return {
    first: rows.map((row) => ({ lead: toLead(row), channel: row.channel, reason: row.last_error })),
    count: Number(count),
  };
}
