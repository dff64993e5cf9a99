import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { CardPictures } from '../../src/server/card-pictures.ts';

let renderer: string;
let log: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cards-'));
  renderer = join(folder, 'card.mjs');
  log = join(folder, 'drawn');
  await writeFile(
    renderer,
    `import { appendFileSync } from 'node:fs';
export const drawCard = ({ width }) => {
  appendFileSync(${JSON.stringify(log)}, 'x');
  return '<svg xmlns="http://www.w3.org/2000/svg" width="' + width + '" height="9"/>';
};`,
  );
});

test('a card is drawn once however many ask at once, and again where that failed', async () => {
  const pictures = new CardPictures();
  const ask = (width: unknown) => pictures.of('a', renderer, { width });
  await expect(ask('nonsense')).rejects.toThrow();
  const [first, second] = await Promise.all([ask(9), ask(9)]);
  expect(first?.subarray(1, 4).toString()).toBe('PNG');
  expect(second).toBe(first);
  expect(await ask(9)).toBe(first);
  expect(await readFile(log, 'utf8')).toBe('xx');
});

test('where many wait, who asks for one more is told at once', async () => {
  const pictures = new CardPictures(2);
  const ask = (id: number) => pictures.of(`${id}`, 'nowhere.mjs', {});
  const waiting = [1, 2].map((id) => expect(ask(id)).rejects.toThrow());
  expect(ask(3)).toBeUndefined();
  await Promise.all(waiting);
  await expect(ask(3)).rejects.toThrow();
});
