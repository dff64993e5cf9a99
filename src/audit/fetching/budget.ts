import pLimit from 'p-limit';
import { FetchProblem } from './fetcher.ts';

const REQUESTS = 60;
const BYTES = 8 * 1024 * 1024;
const AT_ONCE = 4;

/** What a run may ask of others in all: requests, bytes as sent, and both only until it is over. */
export class Budget {
  /** Aborted when the run's time is up. */
  readonly over: AbortSignal;
  /** Does what needs a connection when fewer than four others are in use; redirects stay in theirs. */
  readonly turn = pLimit(AT_ONCE);
  #requests = REQUESTS;
  #bytes = BYTES;

  constructor(over: AbortSignal) {
    this.over = over;
  }

  spendRequest(): void {
    if (this.over.aborted || this.#requests <= 0 || this.#bytes <= 0) {
      throw new FetchProblem('budget');
    }
    this.#requests--;
  }

  spendBytes(bytes: number): void {
    this.#bytes -= bytes;
    if (this.#bytes < 0) throw new FetchProblem('budget');
  }
}
