import { defineCheck } from '../check.ts';
import { passIf } from '../outcome.ts';

/** A page's name in results and in the browser's tab: the first title that the standard's tree has. */
export const check = defineCheck({
  category: 'understood',
  weight: 5,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const title = page.html.titles[0];
    const evidence = [{ url: page.url, line: title?.line, found: title?.text ?? '' }];
    return passIf(Boolean(title?.text), { evidence });
  },
});
