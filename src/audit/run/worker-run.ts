import { EventEmitter, once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Vitals } from '../facts.ts';
import { FetchProblem } from '../fetching/fetcher.ts';
import type { Robot } from '../fetching/messages.ts';
import type { Network } from '../fetching/network.ts';
import { webFetcher } from '../fetching/web-fetcher.ts';
import type { Question } from '../said.ts';
import { messagesOf, say } from './lines.ts';
import type { Answer } from './questions.ts';
import { ASKING_MS, runAudit } from './run-audit.ts';
import { watchStarvation } from './starvation.ts';

/** A question with what is said to it. */
type Reply = Question & { readonly answer: Answer };

/** What a worker is told to do. */
export interface WorkerJob extends Robot {
  readonly url: string;
  /** This machine's public addresses and ranges, where its interfaces don't have them. */
  readonly ownAddresses: readonly string[];
}

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
  const { robot } = job;
  const ask = askOver(heard, over);
  const mayAsk = async (of: string) => (await ask({ kind: 'foreign', of })) === true;
  const fetcher = webFetcher({ network, over, robot, siteUrl: job.siteUrl, mayAsk });
  const vitals = async ({ href: of }: URL) => vitalsOf(await ask({ kind: 'vitals', of }));
  const isOurs = async () => isStarved() || (await network.isUp?.()) === false;
  const tools = { fetcher, over, robot, isOurs, vitals };
  for await (const event of runAudit(new URL(job.url), tools)) say(process.stdout, event);
  process.stdin.unref();
}

/** Asks the server, and gives what it answers; `null` when the time is over before. */
function askOver(heard: AsyncIterable<unknown>, over: AbortSignal) {
  const answers = new EventEmitter();
  const nameOf = ({ kind, of }: Question) => `${kind} ${of}`;
  const hear = async () => {
    for await (const reply of heard as AsyncIterable<Reply>)
      answers.emit(nameOf(reply), reply.answer);
    // Nobody listens any more.
    process.exit();
  };
  hear();
  return async (question: Question): Promise<Answer> => {
    const answered = once(answers, nameOf(question), { signal: over });
    say(process.stdout, question);
    const [answer] = await answered.catch(() => [null]);
    return answer;
  };
}

/** @throws FetchProblem when the server has no answer */
function vitalsOf(answer: Answer): Vitals | 'none' {
  if (answer === null || typeof answer === 'boolean') throw new FetchProblem('unreachable');
  return answer;
}

/** From a thread of its own: a page can keep this one busy long after a server that was killed. */
function endAfter(ms: number): void {
  const end = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${ms})`;
  new Worker(end, { eval: true }).unref();
}
