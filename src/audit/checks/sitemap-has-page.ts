import { defineCheck } from '../check.ts';
import { notApplicable, passIf } from '../outcome.ts';
import { noindexOf } from '../reading/directives.ts';
import { menuPages } from '../reading/menu.ts';

const MENU = 3;

/** The list names the page, where it is one list and not an index of several. */
export const check = defineCheck({
  category: 'findable',
  weight: 1,
  needs: ['page', 'sitemap'],
  run: ({ page, sitemap }) => {
    if (sitemap === 'none' || sitemap.namesPage === undefined || noindexOf(page))
      return notApplicable;
    // A list of one page, where a menu leads to several.
    const isFew = sitemap.entries === 1 && menuPages(page).length >= MENU;
    return passIf(sitemap.namesPage && !isFew, {
      evidence: [{ url: sitemap.url, expected: page.url }],
    });
  },
});
