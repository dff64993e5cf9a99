import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Vitals } from '../facts.ts';
import { Budget } from '../fetching/budget.ts';
import { FetchProblem } from '../fetching/fetcher.ts';
import type { Network } from '../fetching/network.ts';
import { userAgentOf } from '../fetching/user-agent.ts';
import { WebFetcher } from '../fetching/web-fetcher.ts';
import { type Answer, askOver, type Reply } from './questions.ts';
import { ASKING_MS, runAudit } from './run-audit.ts';
import { watchStarvation } from './starvation.ts';

/** What a worker is told to do. */
export interface WorkerJob {
  readonly url: string;
  /** How our robot calls itself, and whose it is. */
  readonly robot: string;
  readonly siteUrl: string;
  /** This machine's public addresses and ranges, where its interfaces don't have them. */
  readonly ownAddresses: readonly string[];
}

/** By then the server has ended every worker, if it is still there. */
const LAST_MS = 15_000;

/** Waits in a worker for its job, does it over a network, tells what happens, and ends. */
export function workFor<Job extends WorkerJob>(
  networkFor: (job: Job) => Network,
  lastMs = LAST_MS,
): void {
  // Nobody listens any more.
  process.once('disconnect', () => process.exit());
  // For the next worker: this one may be killed.
  flushCompileCache();
  process.once('message', async (job: Job) => {
    // All clocks begin here: how long it took to start says nothing about a page.
    endAfter(lastMs);
    const over = AbortSignal.timeout(ASKING_MS);
    const isStarved = watchStarvation();
    const network = networkFor(job);
    const server = askOver((question) => process.send?.(question));
    process.on('message', (reply: Reply) => server.hear(reply));
    const fetcher = new WebFetcher({
      network,
      budget: new Budget(over),
      userAgent: userAgentOf(job.robot, job.siteUrl),
      robot: job.robot,
      mayAsk: async (of) => (await server.ask({ kind: 'foreign', of }, over)) === true,
    });
    const { robot } = job;
    const isOnline = network.isUp;
    const vitals = async ({ href: of }: URL) =>
      vitalsOf(await server.ask({ kind: 'vitals', of }, over));
    const tools = { fetcher, over, robot, isStarved, isOnline, vitals };
    for await (const event of runAudit(new URL(job.url), tools)) process.send?.(event);
    process.disconnect();
  });
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
