import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { Budget } from '../fetching/budget.ts';
import type { MayAsk } from '../fetching/foreign-sites.ts';
import type { Network } from '../fetching/network.ts';
import { userAgentOf } from '../fetching/user-agent.ts';
import { WebFetcher } from '../fetching/web-fetcher.ts';
import { ASKING_MS, runAudit } from './run-audit.ts';
import type { RunTools } from './run-tools.ts';
import { watchStarvation } from './starvation.ts';

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

/** What a worker asks its server beside its events, and what it is told. */
export interface ForeignQuestion {
  readonly kind: 'foreign';
  readonly site: string;
}
export interface ForeignAnswer {
  readonly site: string;
  readonly may: boolean;
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
    const fetcher = new WebFetcher({
      network,
      budget: new Budget(over),
      userAgent: userAgentOf(job.robot, job.siteUrl),
      robot: job.robot,
      mayAsk: askServer(over),
    });
    const { robot } = job;
    const isOnline = network.isUp;
    const tools = { fetcher, over, robot, isStarved, isOnline, vitals: vitalsFor(job) };
    for await (const event of runAudit(new URL(job.url), tools)) process.send?.(event);
    process.disconnect();
  });
}

/** Whether a run may turn to a foreign site, as the server knows: it counts over all runs. */
function askServer(over: AbortSignal): MayAsk {
  const waiting = new Map<string, (may: boolean) => void>();
  process.on('message', ({ site, may }: ForeignAnswer) => waiting.get(site)?.(may));
  return (site) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waiting.set(site, resolve);
    over.addEventListener('abort', () => resolve(false));
    process.send?.({ kind: 'foreign', site } satisfies ForeignQuestion);
    return promise;
  };
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
