import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DRAWER = join(import.meta.dirname, 'draw-report-card.ts');
/** Each has some 20 KB. */
const MOST_KEPT = 200;
const LONGEST_MS = 20_000;

/**
 * The cards of reports, each drawn when it is first asked for and kept for as long as it is among the
 * latest. Drawn in a process of its own, one after the other: leads go first.
 */
export class CardPictures {
  readonly #kept = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  /** What `cardOf` of a release gave, drawn by that release's `renderer`. */
  of(id: string, renderer: string, card: unknown): Promise<Buffer> {
    const kept = this.#kept.get(id);
    if (kept) return kept;
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
    this.#last = drawn.catch(() => this.#kept.delete(id));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return drawn;
  }
}
