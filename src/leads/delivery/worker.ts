import { type AttemptPace, type AttemptParts, attemptNext } from './attempt.ts';
import { retryDelaysMs } from './retry-delays.ts';

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

const usualPace: Pace = {
  attemptTimeoutMs: 15_000,
  retryDelaysMs,
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
  const { intervalMs = 0 } = parts.channel;
  const stopping = new AbortController();
  const stopped = Promise.withResolvers<void>();
  const attempt = reportOnce(parts, () => attemptNext(parts, pace, stopping.signal));
  let bell = Promise.withResolvers<void>();
  let goes = true;

  const run = async (): Promise<void> => {
    while (goes) {
      // Hung up before looking, so that a lead that comes meanwhile rings for the next look.
      bell = Promise.withResolvers();
      const started = performance.now();
      const foundWork = await attempt();
      if (!foundWork) await firstOf([bell.promise, stopped.promise], pace.pollMs);
      else if (intervalMs > 0) {
        await firstOf([stopped.promise], Math.max(0, started + intervalMs - performance.now()));
      }
    }
  };
  const ended = run();

  return {
    wake: () => bell.resolve(),
    stop: async () => {
      goes = false;
      stopped.resolve();
      await firstOf([ended], pace.graceMs);
      stopping.abort();
      await ended;
    },
  };
}

/** A database that stays away is worth one line, and another when it is back. */
function reportOnce(
  { log, channel }: AttemptParts,
  attempt: () => Promise<boolean>,
): () => Promise<boolean> {
  let away = false;
  return async () => {
    try {
      const foundWork = await attempt();
      if (away) log.info({ channel: channel.name }, 'deliveries go on');
      away = false;
      return foundWork;
    } catch (error) {
      if (!away) log.error({ err: error, channel: channel.name }, 'deliveries can not be claimed');
      away = true;
      return false;
    }
  };
}

async function firstOf(events: readonly Promise<unknown>[], timeoutMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeoutMs);
  await Promise.race([...events, promise]);
  clearTimeout(timer);
}
