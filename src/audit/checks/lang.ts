import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';
import { lettersOf } from '../reading/hindi.ts';

/** Languages of India and Nepal that are written in Devanagari. */
const DEVANAGARI = new Set(
  'hi mr ne sa kok mai bho doi brx sd ks new raj awa bgc mag hne'.split(' '),
);
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Fewer letters or words tell nothing. */
const ENOUGH = 200;
/** Words that every English text has; other languages have one or two of them. */
const ENGLISH = /\b(?:the|and|of|for|with|our|your)\b/g;
const ENGLISH_SHARE = 0.08;
const ENGLISH_WORDS = 5;
const ALONE = 0.95;

/** The page says its language by a code that exists, and not another than it is written in. */
export const check = defineCheck({
  category: 'understood',
  weight: 1,
  needs: ['page'],
  everyPage: true,
  run: ({ page: { url, html } }) => {
    const lang = html.lang?.trim() ?? '';
    const code = lang.toLowerCase().split('-')[0] ?? '';
    const exists = /^[a-z]{2,3}$/.test(code) && names.of(code) !== undefined;
    const written = writtenIn(html);
    const isOther = written === 'hi' ? !DEVANAGARI.has(code) : written === 'en' && code !== 'en';
    const seen = { evidence: [{ url, found: lang, expected: written }] };
    return exists && !isOther ? pass(seen) : fail(seen);
  },
});

/** Undefined where it can't be told. */
function writtenIn({ text, words }: { readonly text: string; readonly words: number }) {
  const { all, devanagari } = lettersOf(text);
  if (all >= ENOUGH && devanagari > all / 2) return 'hi';
  // A page in two languages may name either.
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const english: string[] = text.toLowerCase().match(ENGLISH) ?? [];
  const isEnglish =
    words >= ENOUGH &&
    latin > all * ALONE &&
    english.length / words >= ENGLISH_SHARE &&
    new Set(english).size >= ENGLISH_WORDS;
  return isEnglish ? 'en' : undefined;
}
