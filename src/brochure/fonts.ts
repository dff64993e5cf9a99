import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Weights of Anek in the brochure, by the name a style uses. */
const WEIGHTS = { text: 430, strong: 660, display: 800 } as const;

export type FontName = keyof typeof WEIGHTS | 'devanagari';

const FONTS = join(process.cwd(), 'src/styles/fonts');

/** All characters of the blocks the site's Latin file holds (docs/decisions/0003-fonts.md). */
const LATIN = Array.from({ length: 0x2213 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

async function readFont(
  file: string,
  characters: string,
  variationAxes: Readonly<Record<string, number>> = {},
): Promise<Buffer> {
  return subsetFont(await readFile(join(FONTS, file)), characters, {
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
      await readFont('anek-latin.woff2', LATIN, { wght: weight }),
    ],
  );
  return new Map([
    ...(await Promise.all(latin)),
    ['devanagari', await readFont('anek-devanagari-display.woff2', devanagari)],
  ]);
}
