import { nodeTimer, type Timer } from './timer.ts';

export interface JobParts {
  /**
   * Looks once for what there is to do and does it; the signal says that the grace period is over.
   * @returns for how many ms to rest whatever happens; undefined to rest as usual
   */
  readonly look: (stopping: AbortSignal) => Promise<number | undefined>;
  /** What a look that fails means for people, in the log, once until one works again. */
  readonly onAway?: (error: unknown) => void;
  readonly onBack?: () => void;
  /** The usual rest, in ms, which being woken ends. */
  readonly everyMs: number;
  /** The rest before the first look, in ms; none unless given. */
  readonly firstMs?: number;
  /** How long a job that is stopped may go on with what it is at, in ms; not at all unless given. */
  readonly graceMs?: number;
  readonly timer?: Timer;
}

/** Something that is done again and again. */
export interface Job {
  /** Look at once: there is something new to do. */
  readonly wake: () => void;
  /** Resolves once the look under way has ended, at the latest when the signal made it. */
  readonly stop: () => Promise<void>;
}

/** Looks again and again, one look at a time, until it is stopped. */
export function startJob(parts: JobParts): Job {
  const { look, onAway, onBack, everyMs, firstMs = 0, graceMs = 0, timer = nodeTimer } = parts;
  const stopping = new AbortController();
  let stopped = false;
  let away = false;
  /** Whether somebody asked for a look since the last one began. */
  let woken = false;
  /** Whether the rest is one that waking ends. */
  let canWake = false;
  let underWay = Promise.resolve();
  let next: ReturnType<Timer>;

  const lookSafely = async (): Promise<number | undefined> => {
    try {
      const restMs = await look(stopping.signal);
      if (away) onBack?.();
      away = false;
      return restMs;
    } catch (error) {
      if (!away) onAway?.(error);
      away = true;
      return undefined;
    }
  };
  const run = async (): Promise<void> => {
    canWake = false;
    woken = false;
    const restMs = await lookSafely();
    if (stopped) return;
    canWake = restMs === undefined;
    plan(restMs ?? (woken ? 0 : everyMs));
  };
  const plan = (ms: number) => {
    next = timer(() => {
      underWay = run();
      return underWay;
    }, ms);
  };
  plan(firstMs);

  return {
    wake: () => {
      woken = true;
      if (!canWake || stopped) return;
      canWake = false;
      next.callOff();
      plan(0);
    },
    stop: async () => {
      stopped = true;
      next.callOff();
      const giveUp = setTimeout(() => stopping.abort(), graceMs);
      await underWay;
      clearTimeout(giveUp);
      stopping.abort();
    },
  };
}
