import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressor, precompress } from '../../../src/server/release/precompress.ts';
import type { Release } from '../../../src/server/release/release.ts';
import { shareUnchanged } from '../../../src/server/release/share.ts';

const same = 'A line of text. '.repeat(200);
let folder: string;
let earlier: Release;
let building: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
  const dir = join(folder, 'earlier');
  building = join(folder, 'building');
  for (const each of [dir, building]) mkdirSync(join(each, 'work'), { recursive: true });
  for (const each of [dir, building]) writeFileSync(join(each, 'work/same.html'), same);
  writeFileSync(join(dir, 'price.html'), `${same} 60,000`);
  writeFileSync(join(building, 'price.html'), `${same} 61,000`);
  await precompress(dir);
  earlier = {
    id: 'earlier',
    siteUrl: null,
    analyticsId: null,
    builtFrom: '',
    compressedWith: compressor,
    content: { files: 6, bytes: 0 },
    dir,
  };
});
afterEach(() => rm(folder, { recursive: true }));

const inode = (path: string) => statSync(path).ino;
const isOneFile = (name: string) => inode(join(building, name)) === inode(join(earlier.dir, name));

test('what has not changed is one file on the disk for both releases, compressed forms too', async () => {
  shareUnchanged(building, earlier, { compressedWith: compressor });
  await precompress(building);
  for (const ending of ['', '.br', '.gz']) expect(isOneFile(`work/same.html${ending}`)).toBe(true);
});

test('a changed price of the same length is compressed anew, and the earlier release keeps its own', async () => {
  shareUnchanged(building, earlier, { compressedWith: compressor });
  await precompress(building);
  const read = (dir: string) =>
    brotliDecompressSync(readFileSync(join(dir, 'price.html.br'))).toString();
  expect(read(building)).toMatch(/61,000$/);
  expect(read(earlier.dir)).toMatch(/60,000$/);
});

test('after a change of how files are compressed none of the old forms comes along', async () => {
  shareUnchanged(building, earlier, { compressedWith: 'better' });
  await precompress(building);
  expect(isOneFile('work/same.html')).toBe(true);
  expect(isOneFile('work/same.html.br')).toBe(false);
});
