import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CannotMeasure } from '../part.ts';
import { cpuTime } from './cpu-time.ts';
import { systemProgram } from './system-program.ts';

export const CONNECTIONS = 32;
export const TURN_SECONDS = 4;
const WARM_UP_SECONDS = 1;
const ENCODING = { 'accept-encoding': 'gzip' };

/** A server under load. */
export interface Target {
  readonly name: string;
  readonly url: string;
  /** Processes whose work is counted. */
  readonly pids: readonly (number | undefined)[];
}

export interface Turn {
  readonly perSecond: number;
  /** Half of the answers came within this many ms. */
  readonly p50: number;
  /** Ninety-nine of a hundred did. */
  readonly p99: number;
  /** Processor time of the server for one answer, in µs; NaN where it can't be known. */
  readonly cpuPerAnswer: number;
}

/** Asks until the code has been compiled and the files are in memory. */
export async function warmUp({ url }: Target, path: string): Promise<void> {
  await runWrk(url + path, WARM_UP_SECONDS);
}

/**
 * Asks for one page over kept connections, each again as soon as it was answered.
 *
 * @throws when a request fails
 */
export async function takeTurn({ name, url, pids }: Target, path: string): Promise<Turn> {
  const before = cpuTime(pids);
  const { answers, errors, ...figures } = await runWrk(url + path, TURN_SECONDS);
  const used = cpuTime(pids) - before;
  if (errors > 0) throw new Error(`${name} failed ${errors} of ${answers} requests for ${path}.`);
  return { ...figures, cpuPerAnswer: (used * 1000) / answers };
}

/** What wrk-figures.lua writes. */
interface WrkFigures extends Omit<Turn, 'cpuPerAnswer'> {
  readonly answers: number;
  readonly errors: number;
}

/** Asks as fast as it can from one machine; posts a form where there is one. */
export async function runWrk(url: string, seconds: number, form?: string): Promise<WrkFigures> {
  const args = [
    ...['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`],
    ...Object.entries(ENCODING).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ...['--script', join(import.meta.dirname, 'wrk-figures.lua'), url],
  ];
  const env = { ...process.env, ...(form && { WRK_FORM: form }) };
  const { stderr } = await promisify(execFile)(systemProgram('wrk', 'wrk'), args, { env });
  return JSON.parse(stderr);
}

/**
 * Bytes of a page's body as it is sent under load.
 *
 * @throws CannotMeasure when the server has no such page
 */
export async function bodyBytes({ name, url }: Target, path: string): Promise<number> {
  const answer = await fetch(url + path, { headers: ENCODING, redirect: 'manual' });
  await answer.body?.cancel();
  if (answer.status !== 200) throw new CannotMeasure(`${name} has no page ${path}.`);
  return Number(answer.headers.get('content-length'));
}
