import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';

/** The typed address leads to the page with one redirect at most. */
export const check = defineCheck({
  category: 'findable',
  weight: 2,
  figures: ['hops'],
  needs: ['server'],
  run: ({ server: { hops } }) => {
    const seen = {
      figures: { hops: hops.length },
      evidence: hops.map(({ url, status }) => ({ url, found: `HTTP ${status}` })),
    };
    return hops.length > 1 ? fail(seen) : pass(seen);
  },
});
