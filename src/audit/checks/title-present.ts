import { defineCheck } from '../check.ts';
import { cut } from '../evidence.ts';
import { fail, pass } from '../outcome.ts';

/** A page's name in results and in the browser's tab: the first title that the standard's tree has. */
export const check = defineCheck({
  id: 'title-present',
  category: 'understood',
  weight: 5,
  needs: ['page'],
  run: ({ page }) => {
    const title = page.html.titles[0];
    const evidence = [{ url: page.url, line: title?.line, found: cut(title?.text ?? '') }];
    return title?.text ? pass({ evidence }) : fail({ evidence });
  },
});
