import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DRAWER = join(import.meta.dirname, 'draw-card.ts');
/** Each has some 20 KB. */
const MOST_KEPT = 200;
const LONGEST_MS = 20_000;
/** Whoever shares an address is waiting: beyond this its card would come too late. */
const MOST_WAITING = 20;

/**
 * Cards for messengers, each drawn when it is first asked for and kept for as long as it is among the
 * latest. Drawn in a process of its own, one after the other: leads go first.
 */
export class CardPictures {
  readonly #kept = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #mostWaiting: number;

  constructor(mostWaiting = MOST_WAITING) {
    this.#mostWaiting = mostWaiting;
  }

  /** What `card` says, drawn by a release's `renderer`; undefined while too many wait. */
  of(id: string, renderer: string, card: unknown): Promise<Buffer> | undefined {
    const kept = this.#kept.get(id);
    if (kept) return kept;
    if (this.#waiting >= this.#mostWaiting) return undefined;
    this.#waiting += 1;
    const drawn = this.#last.then(async () => {
      const { stdout } = await run(process.execPath, [DRAWER, renderer, JSON.stringify(card)], {
        // It needs no secrets of ours.
        env: {},
        encoding: 'buffer',
        timeout: LONGEST_MS,
      });
      return stdout;
    });
    this.#kept.set(id, drawn);
    // The next one waits, whatever came of this one; what failed may be tried again.
    this.#last = drawn
      .catch(() => this.#kept.delete(id))
      .finally(() => {
        this.#waiting -= 1;
      });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return drawn;
  }
}
