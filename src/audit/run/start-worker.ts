import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Duplex, PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Broke } from '../said.ts';
import { say } from './lines.ts';

const HEAP_MB = 192;
/** Halves what a worker takes to start; where nothing can be written, there is none. */
const compileCache = join(import.meta.dirname, '../../../.cache/audit-worker');
/** How a process ends itself that has no memory left; the machine kills otherwise. */
const ofHeap: readonly unknown[] = ['SIGABRT', 'SIGILL', 'SIGTRAP'];

/**
 * Starts a process that does the run that it is told over its line, as a service does over a socket: what strangers'
 * pages cost, no lead waits for. Not a thread: one that exceeds its heap at one stroke takes the whole server with it,
 * whatever its limits. It ends with its line, and one that ends before its run does is said to have broken.
 *
 * @param file a worker that may reach loopback, in tests
 */
export function startWorker(file = new URL('./worker.ts', import.meta.url)): Duplex {
  const heap = `--max-old-space-size=${HEAP_MB}`;
  const worker = spawn(process.execPath, [heap, fileURLToPath(file)], {
    // It needs no secrets of ours.
    env: { NODE_COMPILE_CACHE: compileCache },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // Leads go first.
  if (worker.pid) setPriority(worker.pid, constants.priority.PRIORITY_LOW);
  const [heard, told] = [new PassThrough(), new PassThrough()];
  heard.pipe(worker.stdin);
  worker.stdout.pipe(told, { end: false });
  worker.once('close', (code, killer) => {
    const by = code !== null ? 'mistake' : ofHeap.includes(killer) ? 'memory' : 'machine';
    say(told, { kind: 'broke', by } satisfies Broke);
    told.end();
  });
  // What goes wrong with it while nobody looks must not end the server.
  for (const part of [worker, worker.stdin]) part.on('error', () => {});
  const line = Duplex.from({ writable: heard, readable: told });
  return line.once('close', () => worker.kill('SIGKILL'));
}
