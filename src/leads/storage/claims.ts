import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { leaseOf } from '../../platform/jobs/lease.ts';
import type { Claim, ClaimRequest } from './lead-store.ts';
import { toDelivery, toLead } from './rows.ts';

/**
 * A row noted further in the future than servers' clocks differ was noted by a clock that has been
 * put back since. Its times mean nothing, and it would wait for as long as that clock was wrong.
 */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

interface Moment {
  readonly now: Date;
  /** Whether other servers may write to the same database. */
  readonly shared: boolean;
}

/** Marks as this worker's what is due on a channel and comes first in the order asked for. */
export async function claimNext(
  tx: Transaction<Tables>,
  request: ClaimRequest,
  moment: Moment,
): Promise<Claim | undefined> {
  const { now } = moment;
  const id = await firstClaimable(tx, request, moment);
  if (id === undefined) return undefined;
  const delivery = await tx
    .updateTable('deliveries')
    .set(({ eb }) => ({
      state: 'claimed',
      ...leaseOf(request.worker, now, request.leaseMs),
      attempts: eb('attempts', '+', 1),
      noted_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const lead = await tx
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', delivery.lead_id)
    .executeTakeFirstOrThrow();
  return { delivery: toDelivery(delivery), lead: toLead(lead) };
}

/**
 * Dead workers' claims first, which are few, then what is due, then what a wrong clock has noted.
 * Several questions, because each of them is answered from an index. In a shared database the row
 * stays locked until the end of the transaction, and other servers pass it by.
 */
async function firstClaimable(
  tx: Transaction<Tables>,
  { channel, order }: ClaimRequest,
  { now, shared }: Moment,
): Promise<string | undefined> {
  const at = now.toISOString();
  const ahead = new Date(now.getTime() + CLOCK_TOLERANCE_MS).toISOString();
  const onChannel = tx
    .selectFrom('deliveries')
    .select('id')
    .where('channel', '=', channel)
    .limit(1)
    .$if(shared, (query) => query.forUpdate().skipLocked());
  const due = onChannel.where('state', '=', 'due').where('next_at', '<=', at);
  const inOrder = {
    newest: [due.orderBy('next_at', 'desc')],
    oldest: [due.orderBy('next_at')],
    probe: [
      due.where('failing_since', 'is', null).orderBy('next_at', 'desc'),
      due.where('failing_since', 'is not', null).orderBy('next_at'),
    ],
  };
  const questions = [
    onChannel.where('state', '=', 'claimed').where('lease_until', '<=', at),
    ...inOrder[order],
    onChannel.where('state', 'in', ['due', 'claimed']).where('noted_at', '>', ahead),
  ];
  for (const question of questions) {
    const found = await question.executeTakeFirst();
    if (found) return found.id;
  }
  return undefined;
}
