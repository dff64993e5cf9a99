import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Budget } from '../fetching/budget.ts';
import type { Network } from '../fetching/network.ts';
import { userAgentOf } from '../fetching/user-agent.ts';
import { WebFetcher } from '../fetching/web-fetcher.ts';
import { ASKING_MS, runAudit } from './run-audit.ts';
import type { RunTools } from './run-tools.ts';

/** What a worker is told to do. */
export interface WorkerJob {
  readonly url: string;
  /** How our robot calls itself, and whose it is. */
  readonly robot: string;
  readonly siteUrl: string;
  /** This machine's public addresses and ranges, where its interfaces don't have them. */
  readonly ownAddresses: readonly string[];
  readonly cruxKey?: string | undefined;
}

/** By then the server has ended every worker, if it is still there. */
const LAST_MS = 15_000;

/** Waits in a worker for its job, does it over a network, tells what happens, and ends. */
export function workFor<Job extends WorkerJob>(
  networkFor: (job: Job) => Network,
  lastMs = LAST_MS,
): void {
  endAfter(lastMs);
  // Nobody listens any more.
  process.once('disconnect', () => process.exit());
  // For the next worker: this one may be killed.
  flushCompileCache();
  process.once('message', async (job: Job) => {
    const over = AbortSignal.timeout(ASKING_MS);
    const fetcher = new WebFetcher({
      network: networkFor(job),
      budget: new Budget(over),
      userAgent: userAgentOf(job.robot, job.siteUrl),
    });
    const tools = { fetcher, over, robot: job.robot, vitals: vitalsFor(job) };
    for await (const event of runAudit(new URL(job.url), tools)) process.send?.(event);
    process.disconnect();
  });
}

function vitalsFor({ cruxKey: key }: WorkerJob): RunTools['vitals'] {
  if (key === undefined) return undefined;
  return async (page, over) => {
    // What few runs need, few wait for.
    const { fieldVitals } = await import('../fetching/crux.ts');
    return await fieldVitals({ key }, page, over);
  };
}

/** From a thread of its own: a page can keep this one busy long after a server that was killed. */
function endAfter(ms: number): void {
  const end = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${ms})`;
  new Worker(end, { eval: true }).unref();
}
