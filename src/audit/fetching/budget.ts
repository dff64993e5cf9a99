import pLimit from 'p-limit';
import { FetchProblem } from './fetcher.ts';

const REQUESTS = 60;
const BYTES = 8 * 1024 * 1024;
const AT_ONCE = 4;

/** What a run may ask of others in all: requests, bytes as sent, and both only until it is over. */
export function budgetUntil(over: AbortSignal) {
  let requests = REQUESTS;
  let bytes = BYTES;
  return {
    /** Does what needs a connection when fewer than four others are in use; redirects stay in theirs. */
    turn: pLimit(AT_ONCE),
    spendRequest(): void {
      if (over.aborted || requests <= 0 || bytes <= 0) throw new FetchProblem('budget');
      requests -= 1;
    },
    spendBytes(count: number): void {
      bytes -= count;
      if (bytes < 0) throw new FetchProblem('budget');
    },
  };
}
