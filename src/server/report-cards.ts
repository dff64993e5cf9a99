import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { keepLatest } from './keep-latest.ts';

const run = promisify(execFile);
const DRAWER = join(import.meta.dirname, 'draw-report-card.ts');
/** Each has some 20 KB. */
const MOST_KEPT = 200;
const LONGEST_MS = 20_000;

/**
 * The cards of reports, each drawn when it is first asked for and kept for as long as it is among the
 * latest. Drawn in a process of its own, one after the other: leads go first.
 *
 * @param renderer the release's file that draws what its `cardOf` gives
 */
export function cardPictures(renderer: string) {
  const kept = keepLatest<Buffer>(MOST_KEPT);
  const turn = pLimit(1);
  return (id: string, card: unknown): Promise<Buffer> =>
    kept(id, '', () =>
      turn(async () => {
        const { stdout } = await run(process.execPath, [DRAWER, renderer, JSON.stringify(card)], {
          // It needs no secrets of ours.
          env: {},
          encoding: 'buffer',
          timeout: LONGEST_MS,
        });
        return stdout;
      }),
    );
}
