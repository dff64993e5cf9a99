/** Letters in a text, and those of them that are Devanagari. */
export function lettersOf(text: string): { all: number; devanagari: number } {
  return {
    all: text.match(/\p{L}/gu)?.length ?? 0,
    devanagari: text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0,
  };
}

/** Fonts from before Unicode: they draw Hindi over Latin letters. */
export const legacyFont =
  /kruti\s*-?dev|dev\s*-?lys|\bchanakya|walkman[\s-]*chanakya|\bshusha|\baps-?dv|\bdv(bw?)?[\s_-]*tt/i;

/** Frequent Hindi words as these fonts have them typed: no language has them with these capitals. */
const TYPED = new Set(
  'gS gSa vkSj ugha Fkk Fkh fd;k fy, djus Hkkjr fgUnh fnYyh gksrk tkrk'.split(' '),
);

/** Words of a text that only make sense in such a font. */
export function legacyWords(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter((word) => TYPED.has(word)))];
}
