import { readFont } from '../fonts/read-font.ts';

/** The site's own fonts in single weights, which is what a PDF can embed, by the name a style uses. */
const FONTS = {
  text: ['latin', 430],
  strong: ['latin', 660],
  display: ['latin', 800],
  devanagari: ['devanagari', 760],
} as const;

export type FontName = keyof typeof FONTS;

/** Each font by its name; the PDF keeps the glyphs that it needs. */
export const loadFonts = () =>
  Promise.all(
    Object.entries(FONTS).map(
      async ([name, [script, weight]]) => [name, await readFont(script, weight)] as const,
    ),
  );
