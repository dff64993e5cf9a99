import { type AttemptPace, attemptsOn, type Rest } from './attempt.ts';
import type { AttemptParts } from './attempt-parts.ts';
import { usualRetryPace } from './backoff.ts';

export interface WorkerParts extends AttemptParts {
  readonly pace?: Partial<Pace>;
}

/** How the worker spends its time, in milliseconds. */
export interface Pace extends AttemptPace {
  /** How often to look for what a retry, another program or a dead server left due. */
  readonly pollMs: number;
  /** How long a stopping worker waits for attempts under way. */
  readonly graceMs: number;
}

export const usualPace: Pace = {
  leaseMs: 30_000,
  renewMs: 10_000,
  retry: usualRetryPace,
  pollMs: 2_000,
  graceMs: 5_000,
};

export interface Worker {
  /** Look at once: something new is due. */
  readonly wake: () => void;
  /** Ends the attempts under way, at the latest after the grace period. */
  readonly stop: () => Promise<void>;
}

/**
 * Delivers what is due on one channel until it is stopped. One attempt at a time: a killed server
 * repeats at most one attempt a channel, services with quotas are not flooded, and a slow one holds
 * up no other channel.
 */
export function startWorker(parts: WorkerParts): Worker {
  const pace: Pace = { ...usualPace, ...parts.pace };
  const stopping = new AbortController();
  const stopped = Promise.withResolvers<void>();
  const attemptNext = reportOnce(parts, attemptsOn(parts, pace, stopping.signal));
  let wakeSignal = Promise.withResolvers<void>();
  let running = true;

  const run = async (): Promise<void> => {
    while (running) {
      // Made before looking, so that a lead that comes meanwhile leads to another look.
      wakeSignal = Promise.withResolvers();
      const started = performance.now();
      const rest = await attemptNext();
      if (!rest) {
        await raceWithTimeout([wakeSignal.promise, stopped.promise], pace.pollMs);
        continue;
      }
      const { intervalMs, retryAfterMs } = rest;
      const restMs = Math.max(started + intervalMs - performance.now(), retryAfterMs);
      if (restMs > 0) await raceWithTimeout([stopped.promise], restMs);
    }
  };
  const ended = run();

  return {
    wake: () => wakeSignal.resolve(),
    stop: async () => {
      running = false;
      stopped.resolve();
      await raceWithTimeout([ended], pace.graceMs);
      stopping.abort();
      await ended;
    },
  };
}

/** A database that stays away is worth one line, and another when it is back. */
function reportOnce(
  { log, channel }: AttemptParts,
  attempt: () => Promise<Rest | undefined>,
): () => Promise<Rest | undefined> {
  let away = false;
  return async () => {
    try {
      const rest = await attempt();
      if (away) log.info({ channel: channel.name }, 'deliveries go on');
      away = false;
      return rest;
    } catch (error) {
      if (!away) log.error({ err: error, channel: channel.name }, 'deliveries can not be claimed');
      away = true;
      return undefined;
    }
  };
}

async function raceWithTimeout(
  events: readonly Promise<unknown>[],
  timeoutMs: number,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeoutMs);
  await Promise.race([...events, promise]);
  clearTimeout(timer);
}
