import type { Kysely } from 'kysely';
import { type ChannelName, channelNames, type Tables } from '../../platform/database/schema.ts';
import type { LeadStats } from './lead-store.ts';

/** Before all times. */
const NEVER = '';

/** Since when a channel has been failing; what a clock that was ahead has noted does not count. */
export async function failingSince(
  db: Kysely<Tables>,
  channel: ChannelName,
  now: Date,
): Promise<Date | null> {
  const at = now.toISOString();
  const last = await deliveredBy(db, channel, at)
    .select('delivered_at')
    .orderBy('delivered_at', 'desc')
    .executeTakeFirst();
  const lastDelivered = last?.delivered_at ?? NEVER;
  const failing = waitingOn(db, [channel]).where('failing_since', '<=', at);
  const { first } = await failing
    .select(({ fn }) => fn.min('failing_since').as('first'))
    .where('failing_since', '>', lastDelivered)
    .executeTakeFirstOrThrow();
  if (first) return new Date(first);

  const { count } = await failing
    .select(({ fn }) => fn.countAll().as('count'))
    .where('noted_at', '>', lastDelivered)
    .executeTakeFirstOrThrow();
  return Number(count) > 1 ? new Date(lastDelivered) : null;
}

/** All channels that are failing. */
export async function failingChannels(
  db: Kysely<Tables>,
  now: Date,
): Promise<LeadStats['failing'][number][]> {
  const suspects = await waitingOn(db, channelNames)
    .select('channel')
    .distinct()
    .orderBy('channel')
    .execute();
  const failing: LeadStats['failing'][number][] = [];
  for (const { channel } of suspects) {
    const since = await failingSince(db, channel, now);
    if (since) failing.push({ channel, since });
  }
  return failing;
}

/** When a channel first took something after a moment. */
export async function firstDeliveredAfter(
  db: Kysely<Tables>,
  channel: ChannelName,
  moment: Date,
  now: Date,
): Promise<Date | null> {
  const first = await deliveredBy(db, channel, now.toISOString())
    .select('delivered_at')
    .where('delivered_at', '>', moment.toISOString())
    .orderBy('delivered_at')
    .executeTakeFirst();
  return first?.delivered_at ? new Date(first.delivered_at) : null;
}

/** What has failed and waits, from an index that holds nothing else. */
function waitingOn(db: Kysely<Tables>, channels: readonly ChannelName[]) {
  return db
    .selectFrom('deliveries')
    .where('channel', 'in', channels)
    .where('state', 'in', ['due', 'claimed'])
    .where('failing_since', 'is not', null);
}

function deliveredBy(db: Kysely<Tables>, channel: ChannelName, at: string) {
  return db
    .selectFrom('deliveries')
    .where('channel', '=', channel)
    .where('delivered_at', 'is not', null)
    .where('delivered_at', '<=', at)
    .limit(1);
}
