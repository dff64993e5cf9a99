import autocannon from 'autocannon';
import { cpuTime } from './cpu-time.ts';

export const CONNECTIONS = 32;
export const TURN_SECONDS = 4;
const WARM_UP_SECONDS = 1;
const HEADERS = { 'accept-encoding': 'gzip' };

/** A server under load, and the process whose work is counted. */
export interface Target {
  readonly name: string;
  readonly url: string;
  readonly pid: number | undefined;
}

export interface Turn {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for one answer, in µs; NaN where it can't be known. */
  readonly cpuPerAnswer: number;
}

/** Asks until the code has been compiled and the files are in memory. */
export async function warmUp({ url }: Target, path: string): Promise<void> {
  await ask(url + path, WARM_UP_SECONDS);
}

/**
 * Asks for one page over kept connections, each again as soon as it was answered.
 *
 * @throws when an answer is not a success
 */
export async function takeTurn({ name, url, pid }: Target, path: string): Promise<Turn> {
  const before = cpuTime(pid);
  const { requests, duration, latency, errors, non2xx } = await ask(url + path, TURN_SECONDS);
  const after = cpuTime(pid);
  if (errors + non2xx > 0) {
    throw new Error(`${name} failed ${errors + non2xx} of ${requests.total} requests for ${path}.`);
  }
  const used = before === undefined || after === undefined ? Number.NaN : after - before;
  return {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    cpuPerAnswer: (used * 1000) / requests.total,
  };
}

function ask(url: string, duration: number) {
  return autocannon({ url, duration, connections: CONNECTIONS, headers: HEADERS });
}

/** Bytes of a page's body as it is sent under load. */
export async function bodyBytes({ url }: Target, path: string): Promise<number> {
  const answer = await fetch(url + path, { headers: HEADERS });
  await answer.body?.cancel();
  return Number(answer.headers.get('content-length'));
}
