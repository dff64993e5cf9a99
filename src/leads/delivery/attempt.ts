import { setTimeout as sleep } from 'node:timers/promises';
import type { Claim, Clock, LeadStore } from '../storage/lead-store.ts';
import { type Channel, type Outcome, reasonOf } from './channel.ts';
import { delayAfter } from './retry-delays.ts';

/** Where deliveries tell what they did: ids and reasons, never personal data. */
export interface DeliveryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface AttemptParts {
  readonly store: LeadStore;
  readonly channel: Channel;
  readonly log: DeliveryLog;
  readonly now: Clock;
  /** From 0 to 1, for jitter. */
  readonly random: () => number;
  /** This worker's name on its claims; no two that run at once may share one. */
  readonly id: string;
}

/** How long attempts may take and lie apart, in milliseconds. */
export interface AttemptPace {
  readonly attemptTimeoutMs: number;
  readonly retryDelaysMs: readonly number[];
}

/** A lease outlives the attempt by this much, so that a late answer can still be noted. */
const LEASE_MARGIN_MS = 15_000;
/** While the database is away, what became of an attempt is noted this often again. */
const NOTE_AGAIN_MS = 500;

/**
 * One attempt on a channel, from claim to what is noted about it. False when nothing is due.
 * Rejects when the database can't be asked what is due, and then has done nothing.
 */
export async function attemptNext(
  parts: AttemptParts,
  pace: AttemptPace,
  stopping: AbortSignal,
): Promise<boolean> {
  const { store, channel, id } = parts;
  const claims = await store.claim({
    worker: id,
    channel: channel.name,
    leaseMs: pace.attemptTimeoutMs + LEASE_MARGIN_MS,
    limit: channel.batchSize ?? 1,
  });
  const [first, ...others] = claims;
  if (!first) return false;

  const batch = { key: first.key, leads: [first.lead, ...others.map(({ lead }) => lead)] } as const;
  const signal = AbortSignal.any([AbortSignal.timeout(pace.attemptTimeoutMs), stopping]);
  const outcome = await channel
    .send(batch, signal)
    .catch((error: unknown): Outcome => ({ kind: 'passing', reason: reasonOf(error) }));
  await noteDespiteFaults(() => note(claims, first, outcome, parts, pace), parts, stopping);
  return true;
}

/** A database that comes back before the lease is over spares a repeated attempt. */
async function noteDespiteFaults(
  noteIt: () => Promise<void>,
  { log, channel }: AttemptParts,
  stopping: AbortSignal,
): Promise<void> {
  const lastTry = performance.now() + LEASE_MARGIN_MS - NOTE_AGAIN_MS;
  for (;;) {
    try {
      await noteIt();
      return;
    } catch (error) {
      if (performance.now() > lastTry || stopping.aborted) {
        // The lease runs out, and the attempt is repeated with the same key.
        log.error({ err: error, channel: channel.name }, 'a delivery could not be noted');
        return;
      }
      await sleep(NOTE_AGAIN_MS);
    }
  }
}

async function note(
  claims: readonly Claim[],
  { delivery }: Claim,
  outcome: Outcome,
  { store, log, id, now, random }: AttemptParts,
  pace: AttemptPace,
): Promise<void> {
  const ids = claims.map((claim) => claim.delivery.id);
  const tell = (level: keyof DeliveryLog, message: string, more: object = {}) => {
    for (const { lead } of claims) {
      const about = { lead: lead.id, channel: delivery.channel, attempt: delivery.attempts };
      log[level]({ ...about, ...more }, message);
    }
  };
  if (outcome.kind === 'delivered') {
    await store.settle(ids, id);
    tell('info', 'lead delivered');
    return;
  }

  const { reason } = outcome;
  if (outcome.kind === 'permanent' && claims.length > 1) {
    await store.split(ids, id);
    tell('warn', 'refused together with others; to be sent alone', { reason });
    return;
  }
  const retryAfterMs = outcome.kind === 'passing' ? outcome.retryAfterMs : undefined;
  const delay = delayAfter(delivery.attempts, pace.retryDelaysMs, random(), retryAfterMs);
  if (outcome.kind === 'permanent' || delay === undefined) {
    await store.bury(ids, id, reason);
    tell('error', 'delivery given up; npm run leads -- retry tries again', { reason });
    return;
  }
  const nextAt = new Date(now().getTime() + delay);
  await store.postpone(ids, id, nextAt, reason);
  tell('warn', 'delivery postponed', { reason, nextAt: nextAt.toISOString() });
}
