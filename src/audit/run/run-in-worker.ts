import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
// Loaded here first: its library must outlive the workers, which load it again and again.
import 'sharp';
import { checks } from '../checks/index.ts';
import { type AuditEvent, progressOf } from '../events.ts';
import { parts } from '../facts.ts';
import { judge, type Missing } from '../judge.ts';
import { scoreOf } from '../scoring.ts';
import type { WorkerJob } from './worker-run.ts';

/** A run ends by itself before this, unless its parsing hangs. */
const LONGEST_MS = 12_000;
const HEAP_MB = 192;

/** How tests differ. */
export interface WorkerOptions {
  /** A worker that may reach loopback. */
  readonly file?: URL | undefined;
  readonly longestMs?: number | undefined;
}

/**
 * Runs an audit on a thread of its own: what strangers' pages cost, no lead waits for. A worker that
 * exceeds its time or memory ends with what it had found, and the rest as not checked; with nothing
 * found, as `too-much`. Ends silently when the signal comes. @throws what is our own mistake
 */
export async function* runInWorker(
  job: WorkerJob,
  signal: AbortSignal,
  { file = new URL('./worker.ts', import.meta.url), longestMs = LONGEST_MS }: WorkerOptions = {},
): AsyncGenerator<AuditEvent> {
  const worker = new Worker(file, {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // It needs no secrets of ours.
    env: {},
    execArgv: [],
  });
  const tooLong = AbortSignal.timeout(longestMs);
  const until = AbortSignal.any([signal, tooLong]);
  const told: AuditEvent[] = [];
  try {
    for await (const [message] of on(worker, 'message', { signal: until, close: ['exit'] })) {
      const event: AuditEvent = message;
      told.push(event);
      yield event;
    }
  } catch (error) {
    if (signal.aborted) return;
    if (!tooLong.aborted && !isOutOfMemory(error)) throw error;
    yield* endingOf(told, job.url);
  } finally {
    await worker.terminate();
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** What was found stays true; what was not looked at is said to be so. */
function* endingOf(told: readonly AuditEvent[], url: string): Generator<AuditEvent> {
  const { outcomes } = progressOf(told);
  if (Object.keys(outcomes).length === 0) {
    yield { kind: 'stopped', stop: 'too-much' };
    return;
  }
  const missing: Missing = Object.fromEntries(parts.map((part) => [part, 'time']));
  const open = checks.filter(({ id }) => outcomes[id] === undefined);
  const rest = judge(open, {}, missing);
  yield { kind: 'found', outcomes: rest };
  yield { kind: 'done', score: scoreOf(checks, { ...outcomes, ...rest }), url };
}
