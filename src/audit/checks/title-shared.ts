import { defineCheck } from '../check.ts';
import { cut } from '../evidence.ts';
import { notApplicable, partly } from '../outcome.ts';
import { othersThan, sameText } from '../reading/metadata.ts';

/** Pages that we looked at have titles of their own. */
export const check = defineCheck({
  id: 'title-shared',
  category: 'understood',
  weight: 3,
  figures: ['shared', 'others'],
  needs: ['page', 'pages'],
  run: ({ page, pages }) => {
    const title = page.html.titles[0]?.text ?? '';
    const others = othersThan(page, pages);
    if (!title || others.length === 0) return notApplicable;
    const shared = others.filter((other) => sameText(other.title, title));
    return partly(others.length - shared.length, others.length, {
      figures: { shared: shared.length, others: others.length },
      evidence: shared.map(({ url }) => ({ url, found: cut(title) })),
    });
  },
});
