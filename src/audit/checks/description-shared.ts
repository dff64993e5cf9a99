import { defineCheck } from '../check.ts';
import { cut } from '../evidence.ts';
import { notApplicable, partly } from '../outcome.ts';
import { metaOf, othersThan, sameText } from '../reading/metadata.ts';

/** Pages that we looked at have descriptions of their own; one without any shares none. */
export const check = defineCheck({
  id: 'description-shared',
  category: 'understood',
  weight: 1,
  figures: ['shared', 'others'],
  needs: ['page', 'pages'],
  run: ({ page, pages }) => {
    const description = metaOf(page.html, 'description')?.content;
    const others = othersThan(page, pages);
    if (!description || others.length === 0) return notApplicable;
    const shared = others.filter((other) => sameText(other.description, description));
    return partly(others.length - shared.length, others.length, {
      figures: { shared: shared.length, others: others.length },
      evidence: shared.map(({ url }) => ({ url, found: cut(description) })),
    });
  },
});
