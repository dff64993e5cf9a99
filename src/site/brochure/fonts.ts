import { language } from '../../catalog/language.ts';
import { readFont } from '../fonts/read-font.ts';
import { Typesetter } from '../fonts/type-setting.ts';

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

/** What sets Hindi in the weight of each font, in the Hindi brochure. */
export async function openTypesetters(): Promise<Map<FontName, Typesetter>> {
  const fonts = language() === 'hi' ? Object.entries(FONTS) : [];
  const opened = fonts.map(
    async ([name, [, weight]]) => [name as FontName, await Typesetter.open(weight)] as const,
  );
  return new Map(await Promise.all(opened));
}
