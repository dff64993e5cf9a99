import { FetchProblem } from './fetcher.ts';

const REQUESTS = 60;
const BYTES = 8 * 1024 * 1024;
const AT_ONCE = 4;

/** What a run may ask of others in all: requests, bytes as sent, and both only until it is over. */
export class Budget {
  /** Aborted when the run's time is up. */
  readonly over: AbortSignal;
  #requests = REQUESTS;
  #bytes = BYTES;
  #free = AT_ONCE;
  readonly #waiting: (() => void)[] = [];

  constructor(over: AbortSignal) {
    this.over = over;
    over.addEventListener('abort', () => {
      for (const resume of this.#waiting.splice(0)) resume();
    });
  }

  /** Does what needs a connection when fewer than four others are in use; redirects stay in theirs. */
  async turn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resume) => this.#waiting.push(resume));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
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
