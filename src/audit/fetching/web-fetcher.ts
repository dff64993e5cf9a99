import type { IncomingMessage } from 'node:http';
import type { Answer, CertificateFacts, Hop } from '../facts.ts';
import { withoutPersonal } from '../private-query.ts';
import { agentsOf } from './agents.ts';
import type { Budget } from './budget.ts';
import { readCertificate } from './certificate.ts';
import { type AnswerWithBody, type Fetcher, FetchProblem } from './fetcher.ts';
import { ForeignSites, type MayAsk } from './foreign-sites.ts';
import {
  drain,
  headersFor,
  joined,
  noBody,
  redirectOf,
  whole,
  withoutFragment,
} from './messages.ts';
import type { Network } from './network.ts';
import { readBody } from './read-body.ts';
import { problemOf, type RequestOptions, request } from './request.ts';

const MAX_REDIRECTS = 5;
const REQUEST_MS = 5000;
const ROBOTS_BYTES = 64 * 1024;
/** What servers answer that know no HEAD. */
const noHead: readonly number[] = [405, 501];

export interface WebFetcherOptions {
  readonly network: Network;
  readonly budget: Budget;
  readonly userAgent: string;
  /** How our robot is called in robots.txt. */
  readonly robot: string;
  readonly mayAsk?: MayAsk | undefined;
  /** How long one answer may take, its body included. */
  readonly requestMs?: number | undefined;
}

interface Ask {
  readonly method: 'GET' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

type Head = Omit<Answer, 'sentBytes' | 'bytes' | 'cut'>;
type Reader<Result> = (response: IncomingMessage, head: Head) => Promise<Result> | Result;

/** Fetches from the web: within the budget, as far as the network allows, without cookies or Referer. */
export class WebFetcher implements Fetcher {
  readonly offline = false;
  readonly #options: WebFetcherOptions;
  readonly #agents: RequestOptions['agents'];
  readonly #foreign: ForeignSites;

  constructor(options: WebFetcherOptions) {
    this.#options = options;
    this.#foreign = new ForeignSites(options.robot, options.mayAsk);
    const agents = agentsOf(options.network);
    this.#agents = agents;
    options.budget.over.addEventListener('abort', () => {
      agents.http.destroy();
      agents.https.destroy();
    });
  }

  isAbout(page: URL): void {
    this.#foreign.own(page);
  }

  get(url: URL, maxBytes: number, like?: string): Promise<AnswerWithBody> {
    const named = this.#options.userAgent.replace(/\)$/, `; like ${like})`);
    const headers = like === undefined ? undefined : { 'user-agent': named };
    return this.#follow(url, { method: 'GET', headers }, this.#bodyUpTo(maxBytes));
  }

  #bodyUpTo(maxBytes: number): Reader<AnswerWithBody> {
    return async (response, head) => {
      const spend = (bytes: number) => this.#options.budget.spendBytes(bytes);
      const { body, sentBytes, cut } = await readBody(response, maxBytes, spend);
      return { ...head, body, sentBytes, bytes: body.length, cut };
    };
  }

  async head(url: URL): Promise<Answer> {
    const answer = await this.#follow(url, { method: 'HEAD' }, (response, head) => {
      drain(response);
      return { ...head, ...noBody };
    });
    if (!noHead.includes(answer.status)) return answer;
    const firstByte: Ask = { method: 'GET', headers: { range: 'bytes=0-0' } };
    return await this.#follow(url, firstByte, (response, head) => {
      response.destroy();
      return whole({ ...head, ...noBody });
    });
  }

  async certificate(host: string): Promise<CertificateFacts> {
    const { network, budget } = this.#options;
    const url = new URL(`https://${host}`);
    if (!network.allows(url)) throw new FetchProblem('not-allowed');
    return await budget.turn(async () => {
      await this.#foreign.admit(url, (robots) => this.#robotsText(robots));
      budget.spendRequest();
      const signal = this.#deadline();
      return await this.#named(signal, () => readCertificate(network, host, signal));
    });
  }

  #follow<Result>(start: URL, ask: Ask, read: Reader<Result>): Promise<Result> {
    return this.#options.budget.turn(async () => {
      const hops: Hop[] = [];
      let url = withoutFragment(start);
      for (;;) {
        const step = await this.#once(url, ask, async (response, head) => {
          const next = redirectOf(response, url);
          if (next === undefined) return { done: await read(response, { ...head, hops }) };
          drain(response);
          hops.push({ url: head.url, status: head.status });
          return { next };
        });
        if (step.next === undefined) return step.done;
        if (hops.length > MAX_REDIRECTS) throw new FetchProblem('too-much');
        url = step.next;
      }
    });
  }

  /** One request, whatever it answers, as far as the site of its address may be asked. */
  async #once<Result>(url: URL, ask: Ask, read: Reader<Result>): Promise<Result> {
    if (!this.#options.network.allows(url)) throw new FetchProblem('not-allowed');
    await this.#foreign.admit(url, (robots) => this.#robotsText(robots));
    return await this.#send(url, ask, read);
  }

  /** What a foreign site asks of robots; nothing where it doesn't say. */
  async #robotsText(url: URL): Promise<string> {
    try {
      const { status, body } = await this.#send(
        url,
        { method: 'GET' },
        this.#bodyUpTo(ROBOTS_BYTES),
      );
      return status === 200 ? body.toString() : '';
    } catch (error) {
      if (error instanceof FetchProblem && error.reason !== 'budget') return '';
      throw error;
    }
  }

  async #send<Result>(url: URL, ask: Ask, read: Reader<Result>): Promise<Result> {
    const { budget, userAgent } = this.#options;
    budget.spendRequest();
    const signal = this.#deadline();
    return await this.#named(signal, async () => {
      const { response, firstByteMs } = await request(url, {
        method: ask.method,
        headers: { ...headersFor(userAgent), ...ask.headers },
        agents: this.#agents,
        signal,
      });
      const { statusCode: status = 0 } = response;
      const headers = joined(response.headersDistinct);
      // Where a redirect led stands in reports, which are sent on.
      const shown = withoutPersonal(url).href;
      return await read(response, { url: shown, status, headers, hops: [], firstByteMs });
    });
  }

  /** Gives what goes wrong its name. */
  async #named<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw this.#options.budget.over.aborted
        ? new FetchProblem('budget')
        : problemOf(error, signal);
    }
  }

  #deadline(): AbortSignal {
    const { budget, requestMs = REQUEST_MS } = this.#options;
    return AbortSignal.any([budget.over, AbortSignal.timeout(requestMs)]);
  }
}
