import type { IncomingMessage } from 'node:http';
import type { Answer, CertificateFacts, Hop } from '../facts.ts';
import { agentsOf } from './agents.ts';
import type { Budget } from './budget.ts';
import { readCertificate } from './certificate.ts';
import { type AnswerWithBody, type Fetcher, FetchProblem } from './fetcher.ts';
import type { Network } from './network.ts';
import { readBody } from './read-body.ts';
import { problemOf, type RequestOptions, request } from './request.ts';

const MAX_REDIRECTS = 5;
const REQUEST_MS = 5000;
const redirects: readonly number[] = [301, 302, 303, 307, 308];
/** What servers answer that know no HEAD. */
const noHead: readonly number[] = [405, 501];

export interface WebFetcherOptions {
  readonly network: Network;
  readonly budget: Budget;
  readonly userAgent: string;
  /** How long one answer may take, its body included. */
  readonly requestMs?: number | undefined;
}

interface Ask {
  readonly method: 'GET' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
}

type Head = Omit<Answer, 'sentBytes' | 'bytes' | 'cut'>;
type Reader<Result> = (response: IncomingMessage, head: Head) => Promise<Result> | Result;

/** Fetches from the web: within the budget, as far as the network allows, without cookies or Referer. */
export class WebFetcher implements Fetcher {
  readonly offline = false;
  readonly #options: WebFetcherOptions;
  readonly #agents: RequestOptions['agents'];

  constructor(options: WebFetcherOptions) {
    this.#options = options;
    const agents = agentsOf(options.network);
    this.#agents = agents;
    options.budget.over.addEventListener('abort', () => {
      agents.http.destroy();
      agents.https.destroy();
    });
  }

  get(url: URL, maxBytes: number): Promise<AnswerWithBody> {
    return this.#follow(url, { method: 'GET' }, async (response, head) => {
      const spend = (bytes: number) => this.#options.budget.spendBytes(bytes);
      const { body, sentBytes, cut } = await readBody(response, maxBytes, spend);
      return { ...head, body, sentBytes, bytes: body.length, cut };
    });
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
    if (!network.allows(new URL(`https://${host}`))) throw new FetchProblem('not-allowed');
    return await budget.turn(async () => {
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
          hops.push({ url: url.href, status: head.status });
          return { next };
        });
        if (step.next === undefined) return step.done;
        if (hops.length > MAX_REDIRECTS) throw new FetchProblem('too-much');
        url = step.next;
      }
    });
  }

  /** One request, whatever it answers. */
  async #once<Result>(url: URL, ask: Ask, read: Reader<Result>): Promise<Result> {
    const { network, budget, userAgent } = this.#options;
    if (!network.allows(url)) throw new FetchProblem('not-allowed');
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
      return await read(response, { url: url.href, status, headers, hops: [], firstByteMs });
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

/** The most of an unwanted body that is taken in to keep its socket. */
const DRAINED_BYTES = 64 * 1024;

/** Lets an unwanted body pass, so that its socket can be used again; a long one is broken off. */
function drain(response: IncomingMessage): void {
  let bytes = 0;
  response
    .on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > DRAINED_BYTES) response.destroy();
    })
    // The deadline of its request breaks it off as well.
    .on('error', () => {});
}

const noBody = { sentBytes: 0, bytes: 0, cut: false };

const headersFor = (userAgent: string) => ({
  'user-agent': userAgent,
  // As browsers do: many servers have a lighter picture for those that name its format.
  accept: 'text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'en-IN,en;q=0.9,hi;q=0.8',
  'accept-encoding': 'br, gzip',
});

/** Where a redirect leads; undefined when the answer is none that can be followed. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (!redirects.includes(statusCode) || headers.location === undefined) return undefined;
  // Node reads headers as Latin-1; browsers take an address that isn't ASCII for UTF-8.
  const location = Buffer.from(headers.location, 'latin1').toString();
  const next = URL.parse(location, from);
  return next ? withoutFragment(next) : undefined;
}

function withoutFragment(url: URL): URL {
  const copy = new URL(url);
  copy.hash = '';
  return copy;
}

function joined(headers: NodeJS.Dict<string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, values = []]) => [name, values.join(', ')]),
  );
}

/** A part of a file, described as if all of it had been asked for. */
function whole(answer: Answer): Answer {
  const size = /\/(\d+)$/.exec(answer.headers['content-range'] ?? '')?.[1];
  if (answer.status !== 206 || size === undefined) return answer;
  return { ...answer, status: 200, headers: { ...answer.headers, 'content-length': size } };
}
