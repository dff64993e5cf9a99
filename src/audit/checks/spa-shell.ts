import { defineCheck } from '../check.ts';
import { passIf } from '../outcome.ts';

/** Fewer words than this, without a heading and links, may be a short page: an empty place tells. */
const SHELL_WORDS = 30;

/** The page's words are there without scripts. */
export const check = defineCheck({
  category: 'findable',
  weight: 5,
  figures: ['words'],
  needs: ['page'],
  run: ({ page: { url, html } }) => {
    const bare = html.words < SHELL_WORDS && html.headings.length === 0 && html.anchors.length < 3;
    const toBeFilled = html.emptyMount !== undefined || html.words === 0;
    const filler = html.scripts.some(({ src }) => src);
    return passIf(!(bare && toBeFilled && filler), {
      figures: { words: html.words },
      evidence: [{ url, found: html.text }],
    });
  },
});
