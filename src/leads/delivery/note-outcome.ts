import { setTimeout as sleep } from 'node:timers/promises';
import type { Claim, Delivery } from '../storage/lead-store.ts';
import type { AttemptParts, DeliveryLog } from './attempt-parts.ts';
import { backoff, believed, jittered, type RetryPace } from './backoff.ts';
import type { Channel, Outcome } from './channel.ts';
import type { FailureWatch } from './failure-watch.ts';

/** While the database is away, what became of an attempt is noted this often again. */
const NOTE_AGAIN_MS = 500;

interface NoteParts extends AttemptParts {
  readonly watch: FailureWatch;
  readonly retry: RetryPace;
  readonly stopping: AbortSignal;
}

/**
 * Notes until it works, however long the database is away: a lead that was taken is not sent again
 * because of that. A server that is stopped meanwhile leaves the claim behind, and the attempt is
 * repeated with the same key.
 */
export async function untilNoted(
  note: () => Promise<void>,
  { log, channel }: { readonly log: DeliveryLog; readonly channel: Pick<Channel, 'name'> },
  stopping: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      await note();
      return;
    } catch (error) {
      if (stopping.aborted) {
        log.error({ err: error, channel: channel.name }, 'a delivery could not be noted');
        return;
      }
      await sleep(NOTE_AGAIN_MS);
    }
  }
}

/** Writes down what became of an attempt. Rejects when the database can't be written. */
export async function noteOutcome(
  parts: NoteParts,
  { delivery, lead }: Claim,
  outcome: Outcome,
): Promise<void> {
  const { store, log, id: worker, watch, stopping } = parts;
  const { id } = delivery;
  const tell = (level: keyof DeliveryLog, message: string, more: object = {}) => {
    const about = { lead: lead.id, channel: delivery.channel, attempt: delivery.attempts };
    log[level]({ ...about, ...more }, message);
  };
  if (outcome.kind === 'delivered') {
    await store.markDelivered(id, worker);
    watch.delivered();
    tell('info', 'lead delivered');
    return;
  }
  if (outcome.kind === 'retryable' && stopping.aborted) {
    await store.release(id, worker);
    return;
  }
  const { reason } = outcome;
  const nextAt =
    outcome.kind === 'retryable' ? await nextAttempt(parts, delivery, outcome) : undefined;
  if (nextAt) {
    await store.reschedule(id, worker, nextAt, reason);
    tell('warn', 'delivery postponed', { reason, nextAt: nextAt.toISOString() });
  } else {
    await store.markDead(id, worker, reason);
    tell('error', 'delivery given up; npm run leads -- retry tries again', { reason });
  }
}

/**
 * When to try again; undefined when the channel won't take it. A failure is the channel's as long as
 * nothing else has gone through since it began: then the channel's probes set the pace. After that it
 * is the fault of the lead that was sent, which gets its time.
 */
async function nextAttempt(
  { store, channel, now, random, watch, retry }: NoteParts,
  delivery: Delivery,
  { retryAfterMs }: Extract<Outcome, { kind: 'retryable' }>,
): Promise<Date | undefined> {
  const time = now();
  const since = delivery.failingSince ?? time;
  const othersSince = await store.firstDeliveredAfter(channel.name, since);
  const channelSince = await store.failingSince(channel.name);
  const askedMs = believed(retryAfterMs);
  if (channelSince || !othersSince) {
    watch.failed(channelSince ?? since);
    return new Date(time.getTime() + askedMs);
  }
  const failingMs = time.getTime() - othersSince.getTime();
  if (failingMs >= retry.giveUpMs) return undefined;
  const delayMs = jittered(backoff(failingMs, retry.minMs, retry.maxMs), random());
  return new Date(time.getTime() + Math.max(delayMs, askedMs));
}
