import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';
import { ownBusinesses } from '../reading/own-businesses.ts';
import { says, typesOf } from '../reading/structured-data.ts';

/** A business gives no stars to itself. A directory that rates others can look the same: hence likely. */
export const check = defineCheck({
  category: 'understood',
  weight: 2,
  likely: true,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const own = ownBusinesses(page);
    if (own.length === 0) return notApplicable;
    const rated = own.filter(
      ({ thing: { aggregateRating, review } }) => says(aggregateRating) || says(review),
    );
    const evidence = rated.map(({ line, thing }) => ({
      url: page.url,
      line,
      found: typesOf(thing).join(', '),
    }));
    return evidence.length > 0 ? fail({ evidence }) : pass();
  },
});
