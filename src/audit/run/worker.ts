import { EventEmitter, once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { FetchProblem } from '../fetching/fetcher.ts';
import { type Network, publicNetwork } from '../fetching/network.ts';
import { webFetcher } from '../fetching/web-fetcher.ts';
import type { Question } from '../said.ts';
import type { Answer, WorkerJob } from './have-run.ts';
import { messagesOf, say } from './lines.ts';
import { runAudit } from './run-audit.ts';

/** When a run stops asking, after its start. */
const ASKING_MS = 9000;
/** By then the server has ended every worker, if it is still there. */
const LAST_MS = 15_000;

/** Waits in a worker for its job, does it over a network, tells what happens, and ends. */
export async function workFor<Job extends WorkerJob>(
  networkFor: (job: Job) => Network,
  lastMs = LAST_MS,
): Promise<void> {
  // For the next worker: this one may be killed.
  flushCompileCache();
  const heard = messagesOf(process.stdin);
  const { value: job } = (await heard.next()) as { readonly value: Job };
  // All clocks begin here: how long it took to start says nothing about a page.
  endAfter(lastMs);
  const over = AbortSignal.timeout(ASKING_MS);
  const isStarved = watchStarvation();
  const network = networkFor(job);
  const { robot, siteUrl } = job;
  const ask = askOver(heard, over);
  const mayAsk = async (of: string) => (await ask({ kind: 'foreign', of })) === true;
  const fetcher = webFetcher({ network, over, robot, siteUrl, mayAsk });
  const vitals = async ({ href: of }: URL) => {
    const known = await ask({ kind: 'vitals', of });
    if (known === null || typeof known === 'boolean') throw new FetchProblem('unreachable');
    return known;
  };
  const isOurs = async () => isStarved() || (await network.isUp?.()) === false;
  const tools = { fetcher, robot, isOurs, vitals };
  for await (const event of runAudit(new URL(job.url), tools)) say(process.stdout, event);
  process.stdin.unref();
}

/** Asks the server, and gives what it answers; `null` when the time is over before. */
function askOver(heard: AsyncIterable<unknown>, over: AbortSignal) {
  const answers = new EventEmitter();
  const nameOf = ({ kind, of }: Question) => `${kind} ${of}`;
  const hear = async () => {
    for await (const reply of heard as AsyncIterable<Question & { readonly answer: Answer }>)
      answers.emit(nameOf(reply), reply.answer);
    // Nobody listens any more.
    process.exit();
  };
  hear();
  return async (question: Question): Promise<Answer> => {
    say(process.stdout, question);
    const answered = once(answers, nameOf(question), { signal: over });
    return (await answered.catch(() => [null]))[0];
  };
}

/** How often a process is to have its turn. */
const EVERY_MS = 100;
/** Turns that it lacks in all come to so much: what was slow then was this machine. */
const STARVED_MS = 2000;

/** Watches from now on whether this process gets its turns at the processor; says so when asked. */
export function watchStarvation(): () => boolean {
  const started = performance.now();
  let turns = 0;
  setInterval(() => {
    turns += 1;
  }, EVERY_MS).unref();
  return () => performance.now() - started - turns * EVERY_MS > STARVED_MS;
}

/** From a thread of its own: a page can keep this one busy long after a server that was killed. */
function endAfter(ms: number): void {
  const end = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${ms})`;
  new Worker(end, { eval: true }).unref();
}

if (import.meta.main) workFor(({ ownAddresses }) => publicNetwork(ownAddresses));
