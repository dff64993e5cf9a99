import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ANEK_DEVANAGARI } from '../seo/cards/type-setting.ts';

/** Weights of Anek in the brochure, by the name a style uses. */
const WEIGHTS = { text: 430, strong: 660, display: 800 } as const;

const DEVANAGARI_WEIGHT = 760;

export type FontName = keyof typeof WEIGHTS | 'devanagari';

const LATIN_FILE = 'src/styles/fonts/anek-latin.woff2';

/** All characters of the blocks the site's Latin file holds (docs/decisions/0003-fonts.md). */
const LATIN = Array.from({ length: 0x2213 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

async function readFont(
  file: string,
  characters: string,
  variationAxes: Readonly<Record<string, number>> = {},
): Promise<Buffer> {
  return subsetFont(await readFile(join(process.cwd(), file)), characters, {
    targetFormat: 'truetype',
    variationAxes,
  });
}

/**
 * The site's own fonts, in single weights, which is what a PDF can embed.
 * @param devanagari the characters needed of the second script
 */
export async function loadFonts(devanagari: string): Promise<ReadonlyMap<FontName, Buffer>> {
  const latin = Object.entries(WEIGHTS).map(
    async ([name, weight]): Promise<[FontName, Buffer]> => [
      name as FontName,
      await readFont(LATIN_FILE, LATIN, { wght: weight }),
    ],
  );
  return new Map([
    ...(await Promise.all(latin)),
    ['devanagari', await readFont(ANEK_DEVANAGARI, devanagari, { wght: DEVANAGARI_WEIGHT })],
  ]);
}
