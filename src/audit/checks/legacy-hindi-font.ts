import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';
import { legacyFont, legacyWords, lettersOf } from '../reading/hindi.ts';

/** Three words can be no chance. */
const WORDS = 3;

/** Hindi stands in Unicode, which others than the eye can read. */
export const check = defineCheck({
  category: 'understood',
  weight: 5,
  needs: ['page'],
  everyPage: true,
  run: ({ page: { url, html } }) => {
    const font = html.fonts.find(({ family }) => legacyFont.test(family));
    const words = legacyWords(html.text);
    const letters = lettersOf(html.text);
    // A page that has Hindi in Unicode names such a font as an ornament or a leftover.
    const inUnicode = letters.devanagari > letters.all / 20;
    if (words.length >= WORDS || (font && !inUnicode)) {
      const typed = words.length > 0 ? [{ url, found: words.join(' ') }] : [];
      return fail({
        evidence: [...(font ? [{ url, line: font.line, found: font.family }] : []), ...typed],
      });
    }
    return letters.devanagari > 0 ? pass() : notApplicable;
  },
});
