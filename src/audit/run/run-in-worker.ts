import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { checks } from '../checks/index.ts';
import { endsRun, progressOf } from '../events.ts';
import { notChecked } from '../outcome.ts';
import type { Question, RunEvent } from '../said.ts';
import { scoreOf } from '../scoring.ts';
import { answersWith } from './answers.ts';
import { type AnswerQuestion, eventsIn } from './questions.ts';
import type { WorkerJob } from './worker-run.ts';

/** After its first word a run ends by itself before this, unless its parsing hangs. */
const LONGEST_MS = 12_000;
/** What a starved machine may take to start one. */
const STARTING_MS = 20_000;
const HEAP_MB = 192;
/** Halves what a worker takes to start; where nothing can be written, there is none. */
const compileCache = join(import.meta.dirname, '../../../.cache/audit-worker');

/** How tests differ, and what only the server knows. */
export interface WorkerOptions {
  readonly answer?: AnswerQuestion | undefined;
  /** A worker that may reach loopback. */
  readonly file?: URL | undefined;
  readonly longestMs?: number | undefined;
  readonly startingMs?: number | undefined;
}

/**
 * Runs an audit in a process of its own: what strangers' pages cost, no lead waits for. Not in a
 * thread: one that exceeds its heap at one stroke takes the whole server with it, whatever its
 * limits. A worker that exceeds its time or memory ends with what it had found, and the rest as not
 * checked. With nothing found the page was `too-much` only if it outgrew the memory; whatever else ended
 * a worker is ours, `interrupted`. Ends silently when the signal comes.
 * @throws when a mistake of our own ended it, which then stands in the server's log
 */
export async function* runInWorker<Job extends WorkerJob>(
  job: Job,
  signal: AbortSignal,
  {
    file = new URL('./worker.ts', import.meta.url),
    longestMs = LONGEST_MS,
    startingMs = STARTING_MS,
    answer = answersWith(undefined),
  }: WorkerOptions = {},
): AsyncGenerator<RunEvent> {
  const worker = fork(file, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // It needs no secrets of ours.
    env: { NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // What goes wrong with it while nobody looks must not end the server.
  worker.on('error', () => {});
  const kill = () => worker.kill('SIGKILL');
  const exited = once(worker, 'exit').catch(() => [1]);
  const tooLong = new AbortController();
  const clock = (ms: number) => setTimeout(() => tooLong.abort(), ms);
  let running = clock(startingMs);
  const until = AbortSignal.any([signal, tooLong.signal]);
  until.addEventListener('abort', kill);
  const told: RunEvent[] = [];
  try {
    if (signal.aborted) return;
    // Leads go first.
    if (worker.pid) setPriority(worker.pid, constants.priority.PRIORITY_LOW);
    worker.send(job);
    const reply = (message: object) => worker.send(message, () => {});
    for await (const event of eventsIn(saidBy(worker), reply, answer, until)) {
      if (told.length === 0) {
        clearTimeout(running);
        running = clock(longestMs);
      }
      told.push(event);
      yield event;
      if (endsRun(event)) return;
    }
    const [code, killer] = await exited;
    if (signal.aborted) return;
    // A signal's end is the heap's, the machine's or ours.
    if (code !== null) throw new Error(`An audit's worker ended with code ${code}.`);
    yield* endingOf(told, job.url, killer);
  } finally {
    clearTimeout(running);
    kill();
  }
}

async function* saidBy(worker: ChildProcess) {
  for await (const [said] of on(worker, 'message', { close: ['disconnect'] }))
    yield said as RunEvent | Question;
}

/** How a process ends itself that has no memory left; the machine kills otherwise. */
const ofHeap: ReadonlySet<NodeJS.Signals> = new Set(['SIGABRT', 'SIGILL', 'SIGTRAP']);

/** What was found stays true; what was not looked at is said to be so. */
function* endingOf(
  told: readonly RunEvent[],
  url: string,
  killer: NodeJS.Signals,
): Generator<RunEvent> {
  const { outcomes, stages } = progressOf(told);
  if (Object.keys(outcomes).length === 0) {
    const outgrew = stages.includes('reading') && ofHeap.has(killer);
    yield { kind: 'stopped', stop: outgrew ? 'too-much' : 'interrupted' };
    return;
  }
  const open = checks.filter(({ id }) => outcomes[id] === undefined);
  const rest = Object.fromEntries(open.map(({ id }) => [id, notChecked('time')]));
  yield { kind: 'found', outcomes: rest };
  yield { kind: 'done', score: scoreOf(checks, { ...outcomes, ...rest }), url };
}
