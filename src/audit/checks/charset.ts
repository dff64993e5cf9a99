import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';
import { metaOf, titleOf } from '../reading/metadata.ts';

/** UTF-8 that was read as Latin, once or when it was stored. */
const GARBLED = /â€[™œ˜“”¦\u009d]|â‚¹|Ã[©¨¼¶¤±—]|à¤[^\s<]|\uFFFD/g;
/** A page may quote a few. */
const MANY = 4;

/** The page says how its letters are encoded, and they are read as they were meant. */
export const check = defineCheck({
  category: 'understood',
  weight: 2,
  needs: ['page'],
  everyPage: true,
  run: ({ page: { url, html } }) => {
    const said = [html.text, titleOf(html), metaOf(html, 'description')?.content ?? ''];
    const garbled = said.join(' ').match(GARBLED) ?? [];
    if (garbled.length >= MANY)
      return fail({ evidence: [{ url, found: garbled.slice(0, 5).join(' ') }] });
    // ASCII alone is the same in every encoding.
    const needed = /[^\p{ASCII}]/u.test(html.text);
    const seen = {
      evidence: [{ url, found: html.charsetDeclared ? html.charset : '', expected: 'utf-8' }],
    };
    return needed && !html.charsetDeclared ? fail(seen) : pass(seen);
  },
});
