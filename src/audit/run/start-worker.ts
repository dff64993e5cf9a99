import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Broke } from '../said.ts';

const HEAP_MB = 192;
/** Halves what a worker takes to start; where nothing can be written, there is none. */
const compileCache = join(import.meta.dirname, '../../../.cache/audit-worker');
/** How a process ends itself that has no memory left; the machine kills otherwise. */
const ofHeap: ReadonlySet<NodeJS.Signals> = new Set(['SIGABRT', 'SIGILL', 'SIGTRAP']);

/** What whoever has a run done speaks over, whether a worker of its own is at the other end or the service. */
export interface Line {
  readonly said: AsyncIterable<unknown>;
  readonly say: (message: object) => void;
  /** Ends the run with it. */
  readonly close: () => void;
}

/**
 * Starts a process that does the run that it is told: what strangers' pages cost, no lead waits for. Not a
 * thread: one that exceeds its heap at one stroke takes the whole server with it, whatever its limits. One that
 * ends before its run does is said to have broken.
 *
 * @param file a worker that may reach loopback, in tests
 */
export function startWorker(file = new URL('./worker.ts', import.meta.url)): Line {
  const worker = fork(file, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // It needs no secrets of ours.
    env: { NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // What goes wrong with it while nobody looks must not end the server.
  worker.on('error', () => {});
  const exited = once(worker, 'exit').catch(() => [1]);
  // Leads go first.
  if (worker.pid) setPriority(worker.pid, constants.priority.PRIORITY_LOW);
  async function* said() {
    for await (const [message] of on(worker, 'message', { close: ['disconnect'] })) yield message;
    const [code, killer] = await exited;
    const by = code !== null ? 'mistake' : ofHeap.has(killer) ? 'memory' : 'machine';
    yield { kind: 'broke', by } satisfies Broke;
  }
  return {
    said: said(),
    say: (message) => worker.send(message, () => {}),
    close: () => worker.kill('SIGKILL'),
  };
}
