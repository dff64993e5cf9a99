import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';

/** Fewer words than this, without a heading and links, beside an empty box, are a page for a script to fill. */
const SHELL_WORDS = 30;

/** The page's words are there without scripts. */
export const check = defineCheck({
  id: 'spa-shell',
  category: 'findable',
  weight: 5,
  figures: ['words'],
  needs: ['page'],
  run: ({ page: { url, html } }) => {
    const seen = {
      figures: { words: html.words },
      evidence: [{ url, found: html.text.slice(0, 200) }],
    };
    const bare = html.words < SHELL_WORDS && html.headings.length === 0 && html.anchors.length < 3;
    const filled = html.emptyBox !== undefined && html.scripts.some(({ src }) => src);
    return bare && filled ? fail(seen) : pass(seen);
  },
});
