import type { Kysely } from 'kysely';
import { formNamed } from '../../forms/index.ts';
import { channelNames, type Tables } from '../../platform/database/schema.ts';
import { failingChannels } from './channel-health.ts';
import type { LeadStats } from './lead-store.ts';

/** Counts leads by form and deliveries by channel and state, and names what is failing. */
export async function countLeads(db: Kysely<Tables>, now: Date): Promise<LeadStats> {
  const leads = await db
    .selectFrom('leads')
    .select(({ fn }) => ['form', fn.countAll().as('count'), fn.count('spam').as('spam')])
    .groupBy('form')
    .orderBy('form')
    .execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['channel', 'state', fn.countAll().as('count')])
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .orderBy('state')
    .execute();
  const waiting = await db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select(({ fn }) => fn.min('received_at').as('oldest'))
    // Named channels let the index find these rows among all that were delivered.
    .where('channel', 'in', channelNames)
    .where('state', 'in', ['due', 'claimed'])
    .executeTakeFirst();
  return {
    // PostgreSQL counts in 64 bits, which arrive as text.
    leads: leads.map((row) => ({
      form: formNamed(row.form),
      count: Number(row.count),
      spam: Number(row.spam),
    })),
    deliveries: deliveries.map((row) => ({ ...row, count: Number(row.count) })),
    oldestWaiting: waiting?.oldest ? new Date(waiting.oldest) : null,
    failing: await failingChannels(db, now),
  };
}
