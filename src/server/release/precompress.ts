import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './release.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = new Set(['.html', '.css', '.js', '.md', '.svg', '.txt', '.xml']);
/** Endings of compressed forms. */
export const COMPRESSED = ['.br', '.gz'] as const;

/** What compressed forms depend on beside their file. Raise the number with the settings below. */
export const compressor = `2 brotli ${process.versions.brotli} zlib ${process.versions.zlib}`;

/**
 * Brotli's strongest setting, 11, takes 2.4 times as long as the next for 2 % fewer bytes. Only the front
 * pages are worth it: docs/decisions/0076-first-paint.md counts their bytes.
 */
const QUALITY = 10;
const STRONGEST = 11;
const FRONT_PAGES = new Set(['index.html', 'hi.html']);

/** Below this many bytes a compressed answer saves no packet. */
const SMALLEST_WORTH_IT = 1024;
/** Files in hand at once: enough to keep Node's four threads busy, few enough to be held in memory. */
const AT_ONCE = 8;

/**
 * Writes a `.br` and a `.gz` beside every text file of a build, so that the server sends them without
 * work. A file whose compressed form is not smaller gets none; one that
 * has its form already, from an earlier release, keeps it.
 */
export async function precompress(distDir: string): Promise<void> {
  const waiting = filesBelow(distDir)
    .filter((name) => compressible.has(extname(name)))
    .values();
  const compressInTurn = async () => {
    for (const name of waiting) await compressFile(distDir, name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressInTurn));
}

async function compressFile(distDir: string, name: string): Promise<void> {
  const path = join(distDir, name);
  if (COMPRESSED.every((ending) => existsSync(path + ending))) return;
  const content = await readFile(path);
  if (content.length < SMALLEST_WORTH_IT) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: FRONT_PAGES.has(name) ? STRONGEST : QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await keepIfSmaller(`${path}.br`, content, await brotli(content, { params }));
  await keepIfSmaller(`${path}.gz`, content, await zip(content, { level: 9 }));
}

async function keepIfSmaller(path: string, content: Buffer, compressed: Buffer): Promise<void> {
  if (compressed.length < content.length) await writeFile(path, compressed);
}
