import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from '../../../src/server/release/precompress.ts';

const long = 'A line of text. '.repeat(200);
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'precompress-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('texts over 1 KB get a brotli and a gzip sibling, nothing else does', async () => {
  await writeFile(join(dir, 'page.html'), long);
  await writeFile(join(dir, 'short.html'), 'short');
  await writeFile(join(dir, 'picture.png'), long);
  await precompress(dir);
  expect((await readdir(dir)).sort()).toEqual([
    'page.html',
    'page.html.br',
    'page.html.gz',
    'picture.png',
    'short.html',
  ]);
  const read = (name: string) => readFile(join(dir, name));
  expect(brotliDecompressSync(await read('page.html.br')).toString()).toBe(long);
  expect(gunzipSync(await read('page.html.gz')).toString()).toBe(long);
});
