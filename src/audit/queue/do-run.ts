import { type AuditEvent, endsRun } from '../events.ts';
import type { RunClaim } from '../storage/append-events.ts';
import type { AuditStore } from '../storage/audit-store.ts';

/** Does one run: gives what happens in it, ends by itself, and sooner when the signal comes. */
export type RunAudit = (url: string, signal: AbortSignal) => AsyncIterable<AuditEvent>;

/** A run has a deadline of its own; this one is for a run that misses it. */
export const LONGEST_RUN_MS = 40_000;

/**
 * Does a run that was claimed and notes what happens, until it ends or is no longer this claim's. When
 * the server stops or the run breaks off by our fault, it may be begun anew at once. Throws what is wrong
 * with the run or database.
 */
export async function doRun(
  store: AuditStore,
  claim: RunClaim,
  run: RunAudit,
  signal: AbortSignal,
): Promise<void> {
  try {
    for await (const event of run(claim.url, signal)) {
      // Our side broke off: another attempt is taken up at once, and the last one ends with a sentence.
      if (signal.aborted || (event.kind === 'stopped' && event.stop === 'interrupted')) break;
      const isOurs = await store.append(claim, [event]);
      if (!isOurs || endsRun(event)) return;
    }
  } finally {
    // Of a run that has ended there is nothing to release.
    await store.release(claim);
  }
}
