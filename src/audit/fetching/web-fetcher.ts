import type { IncomingMessage } from 'node:http';
import type { Answer, CertificateFacts, Hop } from '../facts.ts';
import { withoutPersonal } from '../private-query.ts';
import type { Budget } from './budget.ts';
import { readCertificate } from './certificate.ts';
import { type AnswerWithBody, type Fetcher, FetchProblem } from './fetcher.ts';
import { ForeignSites, type MayAsk } from './foreign-sites.ts';
import { headersFor, joined, noBody, passOver, redirectOf, withoutFragment } from './messages.ts';
import type { Network } from './network.ts';
import { readBody } from './read-body.ts';
import { agentsOf, problemOf, type RequestOptions, request } from './request.ts';

const MAX_REDIRECTS = 5;
const REQUEST_MS = 5000;
const ROBOTS_BYTES = 64 * 1024;
/** The most of an unwanted body that is taken in, so that its socket can be used again. */
const UNWANTED_BYTES = 64 * 1024;
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
    const describe: Reader<Answer> = (response, head) => {
      passOver(response, 0);
      return { ...head, ...noBody };
    };
    const answer = await this.#follow(url, { method: 'HEAD' }, describe);
    if (!noHead.includes(answer.status)) return answer;
    return await this.#follow(url, { method: 'GET' }, describe);
  }

  async certificate(host: string): Promise<CertificateFacts> {
    const { network, budget } = this.#options;
    const url = new URL(`https://${host}`);
    return await budget.turn(async () => {
      await this.#admit(url);
      return await this.#ask((signal) => readCertificate(network, host, signal));
    });
  }

  #follow<Result>(start: URL, ask: Ask, read: Reader<Result>): Promise<Result> {
    return this.#options.budget.turn(async () => {
      const hops: Hop[] = [];
      let url = withoutFragment(start);
      for (;;) {
        await this.#admit(url);
        const step = await this.#send(url, ask, async (response, head) => {
          const next = redirectOf(response, url);
          if (next === undefined) return { done: await read(response, { ...head, hops }) };
          passOver(response, UNWANTED_BYTES);
          hops.push({ url: head.url, status: head.status });
          return { next };
        });
        if (step.next === undefined) return step.done;
        if (hops.length > MAX_REDIRECTS) throw new FetchProblem('too-much');
        url = step.next;
      }
    });
  }

  /** Comes back when an address, and the site that it belongs to, may be asked. */
  async #admit(url: URL): Promise<void> {
    if (!this.#options.network.allows(url)) throw new FetchProblem('not-allowed');
    await this.#foreign.admit(url, (robots) => this.#robotsText(robots));
  }

  /** What a foreign site asks of robots; nothing where it doesn't say. */
  async #robotsText(url: URL): Promise<string> {
    try {
      const read = this.#bodyUpTo(ROBOTS_BYTES);
      const { status, body } = await this.#send(url, { method: 'GET' }, read);
      return status === 200 ? body.toString() : '';
    } catch (error) {
      if (error instanceof FetchProblem && error.reason !== 'budget') return '';
      throw error;
    }
  }

  /** One request, whatever it answers. */
  #send<Result>(url: URL, ask: Ask, read: Reader<Result>): Promise<Result> {
    return this.#ask(async (signal) => {
      const { response, firstByteMs } = await request(url, {
        method: ask.method,
        headers: { ...headersFor(this.#options.userAgent), ...ask.headers },
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

  /** Spends a request within its time, and gives what goes wrong its name. */
  async #ask<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const { budget, requestMs = REQUEST_MS } = this.#options;
    budget.spendRequest();
    const signal = AbortSignal.any([budget.over, AbortSignal.timeout(requestMs)]);
    try {
      return await work(signal);
    } catch (error) {
      throw budget.over.aborted ? new FetchProblem('budget') : problemOf(error, signal);
    }
  }
}
