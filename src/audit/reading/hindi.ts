/** Letters in a text, and those of them that are Devanagari and Latin. */
export function lettersOf(text: string) {
  return {
    latin: text.match(/[a-z]/gi)?.length ?? 0,
    all: text.match(/\p{L}/gu)?.length ?? 0,
    devanagari: text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0,
  };
}

/** Frequent Hindi words as fonts from before Unicode have them typed, which draw Hindi over Latin letters (Kruti Dev): no language has them with these capitals. */
const TYPED = new Set(
  'gS gSa vkSj ugha Fkk Fkh fd;k fy, djus Hkkjr fgUnh fnYyh gksrk tkrk'.split(' '),
);

/** Words of a text that only make sense in such a font, where a full stop is an `A`. */
export function legacyWords(text: string): string[] {
  const words = text.split(/[\s,]+/).flatMap((word) => [word, word.replace(/A$/, '')]);
  return [...new Set(words.filter((word) => TYPED.has(word)))];
}
