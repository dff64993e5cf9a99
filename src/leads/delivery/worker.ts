import { setTimeout as sleep } from 'node:timers/promises';
import type { Claim, Clock, LeadStore } from '../storage/lead-store.ts';
import { type Channel, type Outcome, reasonOf } from './channel.ts';
import { delayAfter, retryDelaysMs } from './retry-delays.ts';

/** Where the worker tells what it did: ids and reasons, never personal data. */
export interface DeliveryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface WorkerParts {
  readonly store: LeadStore;
  readonly channel: Channel;
  readonly log: DeliveryLog;
  readonly now: Clock;
  /** From 0 to 1, for jitter. */
  readonly random: () => number;
  /** This worker's name on its claims; no two that run at once may share one. */
  readonly id: string;
  readonly pace?: Partial<Pace>;
}

/** How the worker spends its time, in milliseconds. */
export interface Pace {
  readonly attemptTimeoutMs: number;
  readonly retryDelaysMs: readonly number[];
  /** How often to look for what a retry, another program or a dead server left due. */
  readonly pollMs: number;
  /** How long a stopping worker waits for attempts under way. */
  readonly graceMs: number;
}

const usualPace: Pace = {
  attemptTimeoutMs: 15_000,
  retryDelaysMs,
  pollMs: 2_000,
  graceMs: 5_000,
};

/** A lease outlives the attempt by this much, so that a late answer can still be noted. */
const LEASE_MARGIN_MS = 15_000;
/** While the database is away, what became of an attempt is noted this often again. */
const NOTE_AGAIN_MS = 500;

export interface Worker {
  /** Look at once: something new is due. */
  readonly wake: () => void;
  /** Ends the attempts under way, at the latest after the grace period. */
  readonly stop: () => Promise<void>;
}

/**
 * Delivers what is due on one channel until it is stopped. One attempt at a time: a killed server
 * sends at most one delivery a channel again, services with quotas are not flooded, and a slow one
 * holds up no other channel.
 */
export function startWorker(parts: WorkerParts): Worker {
  const pace: Pace = { ...usualPace, ...parts.pace };
  const stopping = new AbortController();
  let bell = Promise.withResolvers<void>();
  let stopped = false;

  const run = async (): Promise<void> => {
    while (!stopped) {
      // Hung up before looking, so that a lead that comes meanwhile rings for the next look.
      bell = Promise.withResolvers();
      const claim = await claimNext(parts, pace);
      if (claim) await deliver(claim, parts, pace, stopping.signal);
      else await ringOrPoll(bell.promise, pace.pollMs);
    }
  };
  const ended = run();
  const wake = () => bell.resolve();

  return {
    wake,
    stop: async () => {
      stopped = true;
      wake();
      await ringOrPoll(ended, pace.graceMs);
      stopping.abort();
      await ended;
    },
  };
}

async function claimNext(
  { store, channel, log, id }: WorkerParts,
  pace: Pace,
): Promise<Claim | undefined> {
  const leaseMs = pace.attemptTimeoutMs + LEASE_MARGIN_MS;
  try {
    return await store.claim({ worker: id, channel: channel.name, leaseMs });
  } catch (error) {
    log.error({ err: error, channel: channel.name }, 'a delivery could not be claimed');
    return undefined;
  }
}

/** One attempt, from claim to what is noted about it. Never rejects. */
async function deliver(
  claim: Claim,
  parts: WorkerParts,
  pace: Pace,
  stopping: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([AbortSignal.timeout(pace.attemptTimeoutMs), stopping]);
  const outcome = await parts.channel
    .send(claim, signal)
    .catch((error: unknown): Outcome => ({ kind: 'passing', reason: reasonOf(error) }));
  const leaseEnd = performance.now() + LEASE_MARGIN_MS;
  for (;;) {
    try {
      await note(claim, outcome, parts, pace);
      return;
    } catch (error) {
      const givesUp = performance.now() + NOTE_AGAIN_MS > leaseEnd || stopping.aborted;
      if (!givesUp) {
        await sleep(NOTE_AGAIN_MS);
        continue;
      }
      // The lease runs out and the delivery is attempted again, with the same key.
      parts.log.error({ err: error, lead: claim.lead.id }, 'a delivery could not be noted');
      return;
    }
  }
}

async function note(
  { delivery, lead }: Claim,
  outcome: Outcome,
  { store, log, id, now, random }: WorkerParts,
  pace: Pace,
): Promise<void> {
  const about = { lead: lead.id, channel: delivery.channel, attempt: delivery.attempts };
  if (outcome.kind === 'delivered') {
    await store.settle(delivery.id, id);
    log.info(about, 'lead delivered');
    return;
  }

  const { reason } = outcome;
  const retryAfterMs = outcome.kind === 'passing' ? outcome.retryAfterMs : undefined;
  const delay = delayAfter(delivery.attempts, pace.retryDelaysMs, random(), retryAfterMs);
  if (outcome.kind === 'permanent' || delay === undefined) {
    await store.bury(delivery.id, id, reason);
    log.error({ ...about, reason }, 'delivery given up; npm run leads -- retry tries again');
    return;
  }

  const nextAt = new Date(now().getTime() + delay);
  await store.postpone(delivery.id, id, nextAt, reason);
  log.warn({ ...about, reason, nextAt: nextAt.toISOString() }, 'delivery postponed');
}

async function ringOrPoll(ring: Promise<unknown>, pollMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, pollMs);
  await Promise.race([ring, promise]);
  clearTimeout(timer);
}
