import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardPictures } from '../../src/server/report-cards.ts';

test('a card is drawn once however many ask at once, and again where that failed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cards-'));
  const renderer = join(folder, 'report-card.mjs');
  const log = join(folder, 'drawn');
  await writeFile(
    renderer,
    `import { appendFileSync } from 'node:fs';
export const drawCard = ({ width }) => {
  appendFileSync(${JSON.stringify(log)}, 'x');
  return '<svg xmlns="http://www.w3.org/2000/svg" width="' + width + '" height="9"/>';
};`,
  );
  const pictures = cardPictures(renderer);
  const ask = (width: unknown) => pictures('a', { width });
  await expect(ask('nonsense')).rejects.toThrow();
  const [first, second] = await Promise.all([ask(9), ask(9)]);
  expect(first.subarray(1, 4).toString()).toBe('PNG');
  expect(second).toBe(first);
  expect(await ask(9)).toBe(first);
  expect(await readFile(log, 'utf8')).toBe('xx');
});
