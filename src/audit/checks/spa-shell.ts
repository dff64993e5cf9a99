import { defineCheck } from '../check.ts';
import { passIf } from '../outcome.ts';
import { framesForPage, isBare } from '../reading/framed.ts';
import type { HtmlFacts } from '../reading/html-facts.ts';
import { jumpsOf } from '../reading/jumps.ts';

/** Around the empty place of an app a header and a footer may stand, and still nothing is said. */
const AROUND_WORDS = 100;

/** The page's words are there without scripts. */
export const check = defineCheck({
  category: 'findable',
  weight: 5,
  figures: ['words'],
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const { url, html } = page;
    const led = framesForPage(html).length > 0 || jumpsOf(page).length > 0;
    return passIf(led || !isShell(html), {
      figures: { words: html.plain.words },
      evidence: [{ url, line: html.emptyMount?.line, found: html.text }],
    });
  },
});

function isShell(html: HtmlFacts): boolean {
  const { emptyMount, plain, scripts } = html;
  const isFilled = scripts.some(
    ({ src, code, type }) => (src || code) && !/json|text\/(?!j)/.test(type),
  );
  if (!isFilled) return false;
  if (emptyMount?.isApp && plain.words < AROUND_WORDS && plain.headings === 0) return true;
  return isBare(html) && (emptyMount !== undefined || plain.words === 0);
}
