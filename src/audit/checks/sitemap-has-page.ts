import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';
import { noindexOf } from '../reading/directives.ts';

/** The list names the page, where it is one list and not an index of several. */
export const check = defineCheck({
  id: 'sitemap-has-page',
  category: 'findable',
  weight: 1,
  needs: ['page', 'sitemap'],
  run: ({ page, sitemap }) => {
    if (sitemap === 'none' || sitemap.namesPage === undefined || noindexOf(page))
      return notApplicable;
    const seen = { evidence: [{ url: sitemap.url, expected: page.url }] };
    return sitemap.namesPage ? pass(seen) : fail(seen);
  },
});
