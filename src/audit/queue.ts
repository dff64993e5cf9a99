import { randomUUID } from 'node:crypto';
import { type Job, startJob } from '../platform/jobs/job.ts';
import { HOUR_MS } from '../platform/time/durations.ts';
import { endsRun } from './events.ts';
import type { AuditEvent } from './said.ts';
import type { AuditStore } from './storage/audit-store.ts';

/** Each run takes a part of a processor for seconds: leads need theirs. */
const AT_ONCE = 2;
/** How often to look for what another server was asked for, or has left behind. */
const LOOK_EVERY_MS = 1_000;

/**
 * Does one run: gives what happens in it, ends by itself, and sooner when the signal comes. One without an ending was
 * broken off by our own side.
 */
export type RunAudit = (url: string, signal: AbortSignal) => AsyncIterable<AuditEvent>;

interface QueueParts {
  readonly store: AuditStore;
  readonly run: RunAudit;
  readonly log: {
    info: (message: string) => void;
    error: (about: object, message: string) => void;
  };
}

/**
 * Does the runs that wait, and deletes old reports, until it is stopped: what is under way then ends at
 * once and may be taken over. Servers that share a database share the queue. Whoever asks for a run
 * wakes it.
 */
export function startQueue({ store, run, log }: QueueParts): Job {
  const worker = randomUUID();
  /** Does the next run, and notes what happens until it ends or is no longer this claim's. */
  const look = async (stopping: AbortSignal) => {
    const claim = await store.claim(worker);
    if (!claim) return undefined;
    try {
      for await (const event of run(claim.url, stopping)) {
        // Our side broke off: another attempt is taken up at once, and the last one ends with a sentence.
        if (stopping.aborted || (event.kind === 'stopped' && event.stop === 'interrupted')) break;
        const isOurs = await store.append(claim, event);
        if (!isOurs || endsRun(event)) break;
      }
    } catch (error) {
      // Not which: who reads its id can open its report.
      log.error({ err: error }, 'an audit failed');
    }
    // Of a run that has ended there is nothing to release; another may be begun anew at once.
    await store.release(claim);
    return 0;
  };
  // A database that stays away is worth one line.
  const told = {
    onAway: (err: unknown) => log.error({ err }, 'audits can not be claimed'),
    onBack: () => log.info('audits go on'),
  };
  const runs = Array.from({ length: AT_ONCE }, (_, index) =>
    startJob({ everyMs: LOOK_EVERY_MS, look, ...(index === 0 && told) }),
  );
  // At once, too: a server that starts anew every night would never come to it.
  const purges = startJob({
    everyMs: HOUR_MS,
    look: async () => void (await store.purge()),
    onAway: (err) => log.error({ err }, 'old reports could not be deleted'),
  });

  return {
    wake: () => {
      for (const each of runs) each.wake();
    },
    stop: async () => {
      await Promise.all([purges, ...runs].map((job) => job.stop()));
    },
  };
}
