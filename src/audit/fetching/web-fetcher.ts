import type { Asked } from '../facts.ts';
import { withoutPersonal } from '../private-query.ts';
import { budgetUntil } from './budget.ts';
import { type AnswerWithBody, type Fetcher, FetchProblem } from './fetcher.ts';
import { foreignSites, type MayAsk } from './foreign-sites.ts';
import { headersOf, joined, type Robot, redirectOf } from './messages.ts';
import type { Network } from './network.ts';
import { readBody } from './read-body.ts';
import { certificateOf, problemOf, requestsOver } from './request.ts';

/** As many as Google follows. */
const MAX_REDIRECTS = 10;
const REQUEST_MS = 5000;
const ROBOTS_BYTES = 64 * 1024;
/** The most of an unwanted body that is taken in, so that its socket can be used again. */
const UNWANTED_BYTES = 64 * 1024;
/** What servers answer that know no HEAD. */
const noHead: readonly number[] = [405, 501];
const nothing = { body: Buffer.alloc(0), sentBytes: 0, cut: false };

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
  /** Of the body; none of it is wanted where it is 0. */
  readonly maxBytes: number;
  /** Another robot that ours names beside itself. */
  readonly like?: string | undefined;
}

/** Fetches from the web: within the budget, as far as the network allows, without cookies or Referer. */
export function webFetcher(options: WebFetcherOptions): Fetcher {
  const { network, over, requestMs = REQUEST_MS } = options;
  const budget = budgetUntil(over);
  const requests = requestsOver(network);
  const foreign = foreignSites(options.robot, options.mayAsk);
  over.addEventListener('abort', requests.close);

  /** One request within its time, whatever it answers, and where that leads if it is a redirect. */
  async function send(url: URL, { method, maxBytes, like }: Ask) {
    budget.spendRequest();
    const signal = AbortSignal.any([over, AbortSignal.timeout(requestMs)]);
    try {
      const headers = headersOf(options, like);
      const { response, firstByteMs } = await requests.send(url, { method, headers, signal });
      const next = redirectOf(response, url);
      const certificate = certificateOf(response.socket, url.hostname);
      const most = next === null ? maxBytes : UNWANTED_BYTES;
      const reading = readBody(response, most, budget.spendBytes);
      // An unwanted body passes by, so that its socket can be used again; nobody waits for it.
      reading.catch(() => response.destroy());
      const read = next === null && maxBytes > 0 ? await reading : nothing;
      // Where a redirect led stands in reports, which are sent on.
      const shown = withoutPersonal(url);
      shown.hash = '';
      const answer = {
        url: shown.href,
        status: response.statusCode ?? 0,
        headers: joined(response.headersDistinct),
        certificate,
        firstByteMs,
        bytes: read.body.length,
        ...read,
      };
      return { answer, next };
    } catch (error) {
      throw over.aborted ? new FetchProblem('budget') : problemOf(error, signal);
    }
  }

  /** What a foreign site asks of robots; nothing where it doesn't say. */
  const robotsText = (url: URL) =>
    send(url, { method: 'GET', maxBytes: ROBOTS_BYTES }).then(
      ({ answer }) => (answer.status === 200 ? answer.body.toString() : ''),
      () => '',
    );

  /** Each address is looked at before it is asked, and so is the site that it belongs to. */
  async function follow(start: URL, ask: Ask): Promise<AnswerWithBody> {
    const hops: Asked[] = [];
    const asked = new Set<string>();
    let url = start;
    let hasCookie = false;
    try {
      for (;;) {
        if (!network.allows(url)) throw new FetchProblem('not-allowed');
        await foreign.admit(url, robotsText);
        asked.add(url.href);
        const { answer, next } = await send(url, ask);
        if (next === null) return { ...answer, hops };
        hops.push({ url: answer.url, status: answer.status, error: answer.certificate.error });
        hasCookie ||= answer.headers['set-cookie'] !== undefined;
        // Who keeps a cookie, as browsers do, may come through the second time.
        if (asked.has(next.href) && !hasCookie) throw new FetchProblem('loop');
        if (hops.length > MAX_REDIRECTS) throw new FetchProblem('too-much');
        url = next;
      }
    } catch (error) {
      if (error instanceof FetchProblem && url !== start) error.at = withoutPersonal(url);
      throw error;
    }
  }

  /** Hosts that have refused a HEAD: asked again, each of their files would cost two requests. */
  const headless = new Set<string>();
  const get = (url: URL, maxBytes: number, like?: string) =>
    budget.turn(() => follow(url, { method: 'GET', maxBytes, like }));
  return {
    offline: false,
    isAbout: foreign.isAbout,
    get,
    head: (url) =>
      budget.turn(async () => {
        if (!headless.has(url.host)) {
          const answer = await follow(url, { method: 'HEAD', maxBytes: 0 });
          if (!noHead.includes(answer.status)) return answer;
          headless.add(new URL(answer.url).host);
        }
        return await follow(url, { method: 'GET', maxBytes: 0 });
      }),
  };
}
