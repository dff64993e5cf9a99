import { defineCheck } from '../check.ts';
import { notApplicable, shareRight } from '../outcome.ts';
import { othersThan, sameText, titleOf } from '../reading/metadata.ts';

/** Pages that we looked at have titles of their own. */
export const check = defineCheck({
  category: 'understood',
  weight: 3,
  figures: ['shared', 'others'],
  needs: ['page', 'pages'],
  run: ({ page, pages }) => {
    const title = titleOf(page.html);
    const others = othersThan(page, pages);
    if (!title) return notApplicable;
    return shareRight(
      others,
      (other) => sameText(other.title, title),
      (shared) => shared.map(({ url }) => ({ url, found: title })),
      ['shared', 'others'],
    );
  },
});
