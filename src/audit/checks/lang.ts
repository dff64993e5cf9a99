import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';
import { lettersOf } from '../reading/hindi.ts';

/** Languages of India and Nepal that are written in Devanagari. */
const DEVANAGARI = new Set(
  'hi mr ne sa kok mai bho doi brx sd ks new raj awa bgc mag hne'.split(' '),
);
/** Fewer letters tell nothing. */
const ENOUGH = 200;

/** The page says its language, and not another than it is written in. */
export const check = defineCheck({
  category: 'understood',
  weight: 1,
  needs: ['page'],
  run: ({ page: { url, html } }) => {
    const lang = html.lang?.trim() ?? '';
    const { all, devanagari } = lettersOf(html.text);
    const isHindi = all >= ENOUGH && devanagari > all / 2;
    const seen = { evidence: [{ url, found: lang, expected: isHindi ? 'hi' : undefined }] };
    const known = DEVANAGARI.has(lang.toLowerCase().split('-')[0] ?? '');
    return lang === '' || (isHindi && !known) ? fail(seen) : pass(seen);
  },
});
