import { type Job, startJob } from '../../platform/jobs/job.ts';
import { type AttemptPace, attemptsOn } from './attempt.ts';
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

/**
 * Delivers what is due on one channel until it is stopped. One attempt at a time: a killed server
 * repeats at most one attempt a channel, services with quotas are not flooded, and a slow one holds
 * up no other channel. What a retry, another program or a dead server left due is looked for now and
 * then; whoever stores a lead wakes it.
 */
export function startWorker(parts: WorkerParts): Job {
  const pace: Pace = { ...usualPace, ...parts.pace };
  const about = { channel: parts.channel.name };
  const attemptNext = attemptsOn(parts, pace);
  return startJob({
    everyMs: pace.pollMs,
    graceMs: pace.graceMs,
    look: async (stopping) => {
      const started = performance.now();
      const rest = await attemptNext(stopping);
      if (!rest) return undefined;
      return Math.max(started + rest.intervalMs - performance.now(), rest.retryAfterMs, 0);
    },
    // A database that stays away is worth one line, and another when it is back.
    onAway: (err) => parts.log.error({ err, ...about }, 'deliveries can not be claimed'),
    onBack: () => parts.log.info(about, 'deliveries go on'),
  });
}
