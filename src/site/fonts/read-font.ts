import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Both are variable in weight; how the Latin one was cut: docs/decisions/0003-fonts.md. */
const FILES = {
  latin: 'src/site/styles/fonts/anek-latin.woff2',
  devanagari:
    'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
} as const;

/** Anek in all weights, as it is packed. */
export const readWhole = (script: keyof typeof FILES): Promise<Buffer> =>
  readFile(join(process.cwd(), FILES[script]));

/** Anek in a single weight, as TrueType, with all the letters that there are. */
export async function readFont(script: keyof typeof FILES, weight: number): Promise<Buffer> {
  return subsetFont(await readWhole(script), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });
}
