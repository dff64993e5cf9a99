import { setTimeout as sleep } from 'node:timers/promises';
import { type AuditEvent, endsRun } from '../events.ts';
import type { RunClaim } from '../storage/append-events.ts';
import type { AuditStore } from '../storage/audit-store.ts';

/** Does one run: gives what happens in it, ends by itself, and sooner when the signal comes. */
export type RunAudit = (url: string, signal: AbortSignal) => AsyncIterable<AuditEvent>;

/** How runs spend their time, in milliseconds. */
export interface RunPace {
  readonly leaseMs: number;
  readonly renewMs: number;
  /** Events go to the database in groups: each write of ours comes before somebody's lead. */
  readonly writeEveryMs: number;
  /** A run has a deadline of its own; this one is for a run that misses it. */
  readonly longestMs: number;
}

export const usualPace: RunPace = {
  leaseMs: 15_000,
  renewMs: 5_000,
  writeEveryMs: 250,
  longestMs: 40_000,
};

interface RunParts {
  readonly store: AuditStore;
  readonly run: RunAudit;
  readonly pace: RunPace;
  readonly stopping: AbortSignal;
}

/**
 * Does a run that was claimed and notes what happens, until it ends or is no longer this claim's. When
 * the server stops or the run breaks off by our fault, it may be begun anew at once. Throws what is wrong
 * with the run or database.
 */
export async function doRun(
  { store, run, pace, stopping }: RunParts,
  claim: RunClaim,
): Promise<void> {
  const leaving = new AbortController();
  const tooLong = AbortSignal.timeout(pace.longestMs);
  const signal = AbortSignal.any([stopping, tooLong, leaving.signal]);
  const waiting: AuditEvent[] = [];
  let problem: unknown;
  const reading = collect(run(claim.url, signal), waiting, signal).catch((error: unknown) => {
    problem = error;
  });
  let ended = false;
  let writtenAt = performance.now();

  try {
    for (;;) {
      ended ||= await Promise.race([reading.then(() => true), sleep(pace.writeEveryMs, false)]);
      if (stopping.aborted) return await store.release(claim);
      // Our side broke off: another attempt is taken up at once, and the last one ends with a sentence.
      if (ended && !isDecided(waiting.at(-1))) {
        await store.release(claim);
        break;
      }
      const isSilent = performance.now() - writtenAt < pace.renewMs;
      if (waiting.length === 0 && isSilent) continue;
      const events = waiting.slice();
      const isOurs = await store.append(claim, events, pace.leaseMs);
      writtenAt = performance.now();
      waiting.splice(0, events.length);
      if (!isOurs || endsRun(events.at(-1))) break;
    }
  } finally {
    leaving.abort();
  }
  if (problem !== undefined) throw problem;
}

/** Whether a run came to an end that is not our own failure. */
const isDecided = (event: AuditEvent | undefined) =>
  endsRun(event) && !(event.kind === 'stopped' && event.stop === 'interrupted');

/** Gathers events up to the one that ends the run; gives up when the signal comes. */
async function collect(
  events: AsyncIterable<AuditEvent>,
  into: AuditEvent[],
  signal: AbortSignal,
): Promise<void> {
  const { promise: aborted, resolve: abort } = Promise.withResolvers<undefined>();
  signal.addEventListener('abort', () => abort(undefined), { once: true });
  const iterator = events[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([iterator.next(), aborted]);
    if (next === undefined || next.done) return;
    into.push(next.value);
    if (endsRun(next.value)) return;
  }
}
