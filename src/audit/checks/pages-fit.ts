import { defineCheck } from '../check.ts';
import { judgeOthers } from '../other-pages.ts';
import { viewportOf } from '../reading/viewport.ts';

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
/** A language that is missing costs less than a page that doesn't fit a phone. */
const LANGUAGE_PART = 1 / 3;

/** Other pages fit a phone and say their language as this one does. What this page lacks itself is told there. */
export const check = defineCheck({
  category: 'phone',
  weight: 3,
  figures: ['wrong', 'others'],
  needs: ['page', 'pages'],
  run: ({ page, pages }) =>
    judgeOthers(page, pages, ({ url, html }) => {
      if (viewportOf(page.html) && !viewportOf(html))
        return { part: 1, evidence: { url, found: '', expected: VIEWPORT } };
      return page.html.lang?.trim() && !html.lang?.trim()
        ? { part: LANGUAGE_PART, evidence: { url, found: '', expected: '<html lang="…">' } }
        : undefined;
    }),
});
