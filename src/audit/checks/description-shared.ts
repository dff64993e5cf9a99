import { defineCheck } from '../check.ts';
import { notApplicable, shareRight } from '../outcome.ts';
import { metaOf, othersThan, sameText } from '../reading/metadata.ts';

/** Pages that we looked at have descriptions of their own; one without any shares none. */
export const check = defineCheck({
  category: 'understood',
  weight: 1,
  figures: ['shared', 'others'],
  needs: ['page', 'pages'],
  run: ({ page, pages }) => {
    const description = metaOf(page.html, 'description')?.content;
    const others = othersThan(page, pages);
    if (!description) return notApplicable;
    return shareRight(
      others,
      (other) => sameText(other.description, description),
      (shared) => shared.map(({ url }) => ({ url, found: description })),
      ['shared', 'others'],
    );
  },
});
