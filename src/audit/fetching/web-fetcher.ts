import type { IncomingMessage } from 'node:http';
import type { Answer, Asked } from '../facts.ts';
import { withoutPersonal } from '../private-query.ts';
import { budgetUntil } from './budget.ts';
import { readCertificate } from './certificate.ts';
import { type AnswerWithBody, type Fetcher, FetchProblem } from './fetcher.ts';
import { foreignSites, type MayAsk } from './foreign-sites.ts';
import { headersOf, joined, passOver, type Robot, redirectOf } from './messages.ts';
import type { Network } from './network.ts';
import { readBody } from './read-body.ts';
import { problemOf, requestsOver } from './request.ts';

/** As many as Google follows. */
const MAX_REDIRECTS = 10;
const REQUEST_MS = 5000;
const ROBOTS_BYTES = 64 * 1024;
/** The most of an unwanted body that is taken in, so that its socket can be used again. */
const UNWANTED_BYTES = 64 * 1024;
/** What servers answer that know no HEAD. */
const noHead: readonly number[] = [405, 501];

interface WebFetcherOptions extends Robot {
  readonly network: Network;
  /** Aborted when the run's time is up. */
  readonly over: AbortSignal;
  readonly mayAsk?: MayAsk | undefined;
  /** How long one answer may take, its body included. */
  readonly requestMs?: number | undefined;
}

interface Ask {
  readonly method: 'GET' | 'HEAD';
  /** Another robot that ours names beside itself. */
  readonly like?: string | undefined;
}

type Head = Omit<Answer, 'sentBytes' | 'bytes' | 'cut'>;
type Reader<Result> = (response: IncomingMessage, head: Head) => Promise<Result> | Result;

/** Fetches from the web: within the budget, as far as the network allows, without cookies or Referer. */
export function webFetcher(options: WebFetcherOptions): Fetcher {
  const { network, over, requestMs = REQUEST_MS } = options;
  const budget = budgetUntil(over);
  const requests = requestsOver(network);
  const foreign = foreignSites(options.robot, options.mayAsk);
  over.addEventListener('abort', requests.close);

  /** Spends a request within its time, and gives what goes wrong its name. */
  async function spend<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    budget.spendRequest();
    const signal = AbortSignal.any([over, AbortSignal.timeout(requestMs)]);
    try {
      return await work(signal);
    } catch (error) {
      throw over.aborted ? new FetchProblem('budget') : problemOf(error, signal);
    }
  }

  /** One request, whatever it answers. */
  const send = <Result>(url: URL, { method, like }: Ask, read: Reader<Result>): Promise<Result> =>
    spend(async (signal) => {
      const headers = headersOf(options, like);
      const { response, firstByteMs } = await requests.send(url, { method, headers, signal });
      // Where a redirect led stands in reports, which are sent on.
      const shown = withoutPersonal(url);
      shown.hash = '';
      return await read(response, {
        url: shown.href,
        status: response.statusCode ?? 0,
        headers: joined(response.headersDistinct),
        hops: [],
        firstByteMs,
      });
    });

  const bodyUpTo =
    (maxBytes: number): Reader<AnswerWithBody> =>
    async (response, head) => {
      const { body, sentBytes, cut } = await readBody(response, maxBytes, budget.spendBytes);
      return { ...head, body, sentBytes, bytes: body.length, cut };
    };
  const nothing: Reader<Answer> = (response, head) => {
    passOver(response, 0);
    return { ...head, sentBytes: 0, bytes: 0, cut: false };
  };

  /** What a foreign site asks of robots; nothing where it doesn't say. */
  async function robotsText(url: URL): Promise<string> {
    try {
      const { status, body } = await send(url, { method: 'GET' }, bodyUpTo(ROBOTS_BYTES));
      return status === 200 ? body.toString() : '';
    } catch (error) {
      if (error instanceof FetchProblem && error.reason !== 'budget') return '';
      throw error;
    }
  }

  /** Comes back when an address, and the site that it belongs to, may be asked. */
  async function admit(url: URL): Promise<void> {
    if (!network.allows(url)) throw new FetchProblem('not-allowed');
    await foreign.admit(url, robotsText);
  }

  const follow = <Result>(start: URL, ask: Ask, read: Reader<Result>): Promise<Result> => {
    let url = start;
    const steps = budget.turn(async () => {
      const hops: Asked[] = [];
      const asked = new Set<string>();
      let hasCookie = false;
      for (;;) {
        await admit(url);
        asked.add(url.href);
        const step = await send(url, ask, async (response, head) => {
          const next = redirectOf(response, url);
          if (next === null) return { done: await read(response, { ...head, hops }) };
          passOver(response, UNWANTED_BYTES);
          hops.push({ url: head.url, status: head.status });
          hasCookie ||= head.headers['set-cookie'] !== undefined;
          return { next };
        });
        if (step.next === undefined) return step.done;
        // Who keeps a cookie, as browsers do, may come through the second time.
        if (asked.has(step.next.href) && !hasCookie) throw new FetchProblem('loop');
        if (hops.length > MAX_REDIRECTS) throw new FetchProblem('too-much');
        url = step.next;
      }
    });
    return steps.catch((error) => {
      if (error instanceof FetchProblem && url !== start) error.at = withoutPersonal(url);
      throw error;
    });
  };

  return {
    offline: false,
    isAbout: foreign.isAbout,
    get: (url, maxBytes, like) => follow(url, { method: 'GET', like }, bodyUpTo(maxBytes)),
    head: async (url) => {
      const answer = await follow(url, { method: 'HEAD' }, nothing);
      return noHead.includes(answer.status)
        ? await follow(url, { method: 'GET' }, nothing)
        : answer;
    },
    certificate: (host) =>
      budget.turn(async () => {
        await admit(new URL(`https://${host}`));
        return await spend((signal) => readCertificate(network, host, signal));
      }),
  };
}
