import type { Claim } from '../storage/lead-store.ts';
import type { AttemptParts } from './attempt-parts.ts';
import { backoff, channelRest, type RetryPace } from './backoff.ts';
import { type Channel, failureReason, type Outcome } from './channel.ts';
import { watchFailures } from './failure-watch.ts';
import { noteOutcome, untilNoted } from './note-outcome.ts';

/** How long claims last and attempts lie apart, in milliseconds. */
export interface AttemptPace {
  /** A claim is over after this, and another server may take it, unless it is renewed. */
  readonly leaseMs: number;
  /** How often a claim is renewed while its attempt lives. */
  readonly renewMs: number;
  readonly retry: RetryPace;
}

/** How long to leave the channel alone after an attempt, in milliseconds. */
export interface Rest {
  /** From the beginning of the attempt. */
  readonly intervalMs: number;
  /** From its end: what the other side of a channel that is failing asked for. */
  readonly retryAfterMs: number;
}

/**
 * Gives what makes one attempt on a channel, from claim to what is noted about it, and says how long
 * to rest then; undefined when nothing was due. It rejects when the database can't be asked what is
 * due, and then has done nothing.
 */
export function attemptsOn(
  parts: AttemptParts,
  pace: AttemptPace,
): (stopping: AbortSignal) => Promise<Rest | undefined> {
  const { store, channel, now, id } = parts;
  const watch = watchFailures(parts);
  let newestFirst = true;

  const claim = async (failing: boolean) => {
    const request = { worker: id, channel: channel.name, leaseMs: pace.leaseMs };
    if (failing) return store.claim({ ...request, order: 'probe' });
    // In turns: no new lead stands behind those that have gathered, and none of those is forgotten.
    const order = newestFirst ? 'newest' : 'oldest';
    newestFirst = !newestFirst;
    return store.claim({ ...request, order });
  };

  return async (stopping) => {
    const claimed = await claim((await watch.since()) !== null);
    if (!claimed) return undefined;
    // A renewal that fails is of no account: the next one, or the end of the attempt, tells.
    using _renewing = setInterval(
      () => store.renew(claimed.delivery.id, id, pace.leaseMs).catch(() => {}),
      pace.renewMs,
    );
    const outcome = await send(channel, claimed, stopping);
    await untilNoted(
      () => noteOutcome({ ...parts, watch, retry: pace.retry, stopping }, claimed, outcome),
      parts,
      stopping,
    );
    const since = await watch.since();
    const intervalMs = channel.intervalMs ?? 0;
    if (!since) return { intervalMs, retryAfterMs: 0 };
    const { minMs, probeMaxMs } = pace.retry;
    const probeMs = backoff(now().getTime() - since.getTime(), minMs, probeMaxMs);
    return {
      intervalMs: Math.max(intervalMs, probeMs),
      retryAfterMs: outcome.kind === 'retryable' ? channelRest(outcome.retryAfterMs) : 0,
    };
  };
}

async function send(
  channel: Channel,
  { delivery, lead }: Claim,
  stopping: AbortSignal,
): Promise<Outcome> {
  const signal = AbortSignal.any([AbortSignal.timeout(channel.timeoutMs), stopping]);
  try {
    return await channel.send({ key: delivery.id, lead }, signal);
  } catch (error) {
    return { kind: 'retryable', reason: failureReason(signal.aborted ? signal.reason : error) };
  }
}
