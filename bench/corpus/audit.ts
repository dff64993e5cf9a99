import { connect } from 'node:net';
import { type AuditEvent, progressOf } from '../../src/audit/events.ts';
import { Budget } from '../../src/audit/fetching/budget.ts';
import type { Network } from '../../src/audit/fetching/network.ts';
import { WebFetcher } from '../../src/audit/fetching/web-fetcher.ts';
import type { Outcomes } from '../../src/audit/judge.ts';
import { PageTooTangled } from '../../src/audit/reading/parse-html.ts';
import { readHtml } from '../../src/audit/reading/read-html.ts';
import { runAudit } from '../../src/audit/run/run-audit.ts';

/** A busy machine is no fault of the page: only what is missing altogether ends a run. */
const RUN_MS = 60_000;
const MAX_BYTES = 2 * 1024 * 1024;

/** What came of a page. */
export interface Audited {
  readonly site: string;
  readonly url: string;
  readonly bytes: number;
  /** Of the processor, for reading the page once. */
  readonly parsingMs: number;
  /** Why it has no report; undefined where it has one. */
  readonly stop?: string | undefined;
  /** What our code broke with, which it never should. */
  readonly crash?: string | undefined;
  readonly outcomes: Outcomes;
}

/** Nobody but this machine is asked, whatever a page names. */
const thisMachine: Network = {
  allows: (url) => url.hostname === '127.0.0.1',
  dial: (host, port) => connect({ host, port }),
};

/** Audits a page on loopback as any page is audited. */
export async function auditPage(site: string, url: string): Promise<Audited> {
  const over = AbortSignal.timeout(RUN_MS);
  const newFetcher = () =>
    new WebFetcher({ network: thisMachine, budget: new Budget(over), userAgent: 'Bench' });
  const { body, headers } = await newFetcher().get(new URL(url), MAX_BYTES);
  const bytes = body.length;
  const before = process.cpuUsage();
  const parsingMs = () => Math.round(process.cpuUsage(before).user / 1000);
  try {
    readHtml(body, headers['content-type'] ?? '', url);
  } catch (error) {
    if (!(error instanceof PageTooTangled)) {
      return { site, url, bytes, parsingMs: parsingMs(), crash: String(error), outcomes: {} };
    }
  }
  const spent = parsingMs();
  try {
    const tools = { fetcher: newFetcher(), over, robot: 'Bench' };
    const events: AuditEvent[] = [];
    for await (const event of runAudit(new URL(url), tools)) events.push(event);
    const { outcomes, stop } = progressOf(events);
    return { site, url, bytes, parsingMs: spent, stop, outcomes };
  } catch (error) {
    return { site, url, bytes, parsingMs: spent, crash: String(error), outcomes: {} };
  }
}
