import type { Kysely } from 'kysely';
import { channelNames, type Tables } from '../../platform/database/schema.ts';

/** Counts the leads that came before a moment, beside all that there are. */
export async function countBefore(db: Kysely<Tables>, moment: Date) {
  const { all, old } = await db
    .selectFrom('leads')
    .select(({ fn, eb }) => [
      fn.countAll().as('all'),
      fn
        .countAll()
        .filterWhere(eb('received_at', '<', moment.toISOString()))
        .as('old'),
    ])
    .executeTakeFirstOrThrow();
  return { old: Number(old), all: Number(all) };
}

/** The leads that came before a moment and have not reached all whom they are for, oldest first. */
export async function idsUndeliveredBefore(db: Kysely<Tables>, moment: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select(['leads.id', 'received_at'])
    .distinct()
    // Named channels let the index find these rows among all that were delivered.
    .where('channel', 'in', channelNames)
    .where('state', 'in', ['due', 'claimed', 'dead'])
    .where('received_at', '<', moment.toISOString())
    .orderBy('received_at')
    .execute();
  return rows.map(({ id }) => id);
}
