import { defineCheck } from '../check.ts';
import { notApplicable, passIf } from '../outcome.ts';
import { noindexOf } from '../reading/directives.ts';

/** The list names the page, where it is one list and not an index of several. */
export const check = defineCheck({
  category: 'findable',
  weight: 1,
  needs: ['page', 'sitemap'],
  run: ({ page, sitemap }) => {
    if (sitemap === 'none' || sitemap.namesPage === undefined || noindexOf(page))
      return notApplicable;
    return passIf(sitemap.namesPage, { evidence: [{ url: sitemap.url, expected: page.url }] });
  },
});
