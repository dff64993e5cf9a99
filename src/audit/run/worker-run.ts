import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Budget } from '../fetching/budget.ts';
import { fieldVitals } from '../fetching/crux.ts';
import type { Network } from '../fetching/network.ts';
import { userAgentOf } from '../fetching/user-agent.ts';
import { WebFetcher } from '../fetching/web-fetcher.ts';
import { ASKING_MS, runAudit } from './run-audit.ts';

/** What a worker is told to do. */
export interface WorkerJob {
  readonly url: string;
  /** How our robot calls itself, and whose it is. */
  readonly robot: string;
  readonly siteUrl: string;
  /** This machine's public addresses, where its interfaces don't have them. */
  readonly ownAddresses: readonly string[];
  readonly cruxKey?: string | undefined;
}

/** Where a processor is scarce, leads get a thread's full share and audits a tenth. */
const NICE = 10;

/** Does this worker's run over a network, and posts what happens. */
export async function postRun(networkFor: (job: WorkerJob) => Network): Promise<void> {
  // Only Linux has priorities for single threads: elsewhere leads would step back, too.
  if (process.platform === 'linux') setPriority(NICE);
  const job: WorkerJob = workerData;
  const { cruxKey: key } = job;
  const over = AbortSignal.timeout(ASKING_MS);
  const fetcher = new WebFetcher({
    network: networkFor(job),
    budget: new Budget(over),
    userAgent: userAgentOf(job.robot, job.siteUrl),
  });
  const events = runAudit(new URL(job.url), {
    fetcher,
    over,
    robot: job.robot,
    vitals: key === undefined ? undefined : (page, end) => fieldVitals({ key }, page, end),
  });
  for await (const event of events) parentPort?.postMessage(event);
}
