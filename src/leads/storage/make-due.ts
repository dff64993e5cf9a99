import type { ExpressionBuilder, Transaction } from 'kysely';
import type { ChannelName, Tables } from '../../platform/database/schema.ts';
import { unclaimed } from '../../platform/jobs/lease.ts';
import type { RetriedDeliveries } from './lead-store.ts';

/**
 * Makes due, in the order in which the leads came, what one lead or all of them wait for; what is
 * claimed is left alone.
 */
export async function retryDeliveries(
  tx: Transaction<Tables>,
  leadId: string | undefined,
  now: Date,
): Promise<RetriedDeliveries[]> {
  const wanted = leadId === undefined ? allUndelivered : undeliveredOf(leadId);
  const found = await tx
    .selectFrom('deliveries')
    .select(({ fn }) => ['channel', 'state', fn.countAll().as('count')])
    .where(wanted)
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .orderBy('state')
    .execute();
  await tx
    .updateTable('deliveries')
    .set((eb) => ({
      state: 'due',
      next_at: arrival(eb),
      // A channel that is failing still is: nobody has asked it yet.
      failing_since: eb
        .case()
        .when('state', '=', 'due')
        .then(eb.ref('failing_since'))
        .else(null)
        .end(),
      noted_at: now.toISOString(),
      ...unclaimed,
    }))
    .where(wanted)
    .where('state', '<>', 'claimed')
    .execute();
  return found.flatMap(({ channel, state, count }) =>
    state === 'delivered' ? [] : [{ channel, state, count: Number(count) }],
  );
}

/** Marks what channels have not delivered as not to be sent, unless a living server is at it. */
export async function cancelWaiting(
  tx: Transaction<Tables>,
  channels: readonly ChannelName[],
  now: Date,
): Promise<number> {
  if (channels.length === 0) return 0;
  const at = now.toISOString();
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ state: 'cancelled', failing_since: null, noted_at: at, ...unclaimed })
    .where('channel', 'in', channels)
    .where(({ and, eb, or }) =>
      or([
        eb('state', 'in', ['due', 'dead']),
        and([eb('state', '=', 'claimed'), eb('lease_until', '<=', at)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

type OnDeliveries = ExpressionBuilder<Tables, 'deliveries'>;

/** When the lead of a delivery came. */
function arrival({ selectFrom }: OnDeliveries) {
  return selectFrom('leads')
    .select(({ ref }) => ref('received_at').$notNull().as('received_at'))
    .whereRef('leads.id', '=', 'deliveries.lead_id');
}

const allUndelivered = ({ eb }: OnDeliveries) => eb('state', 'in', ['due', 'claimed', 'dead']);

function undeliveredOf(leadId: string) {
  return ({ and, eb }: OnDeliveries) =>
    and([eb('state', '<>', 'delivered'), eb('lead_id', '=', leadId)]);
}
