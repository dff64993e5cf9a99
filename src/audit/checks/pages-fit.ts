import { defineCheck } from '../check.ts';
import { type Fault, judgeOthers } from '../other-pages.ts';
import { titleOf } from '../reading/metadata.ts';
import { isEmptyTitle } from '../reading/titles.ts';
import { viewportOf } from '../reading/viewport.ts';

/** A language or a name that is missing costs less than a page that doesn't fit a phone. */
const SMALL = 1 / 3;

/** Other pages fit a phone and say name and language as this one does. What this page lacks itself is told there. */
export const check = defineCheck({
  category: 'phone',
  weight: 3,
  figures: ['wrong', 'others'],
  needs: ['page', 'pages'],
  run: ({ page, pages }) => {
    const has = {
      viewport: viewportOf(page.html) !== undefined,
      title: !isEmptyTitle(titleOf(page.html)),
      lang: Boolean(page.html.lang?.trim()),
    };
    return judgeOthers(page, pages, ({ url, html }): Fault | undefined => {
      const lacks = (part: number, expected: string) => ({
        part,
        evidence: { url, found: '', expected },
      });
      if (has.viewport && !viewportOf(html))
        return lacks(1, '<meta name="viewport" content="width=device-width, initial-scale=1">');
      const title = titleOf(html);
      if (has.title && isEmptyTitle(title))
        return { part: SMALL, evidence: { url, found: title, expected: '<title>…</title>' } };
      return has.lang && !html.lang?.trim() ? lacks(SMALL, '<html lang="…">') : undefined;
    });
  },
});
