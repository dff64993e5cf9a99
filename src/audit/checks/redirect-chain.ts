import { defineCheck } from '../check.ts';
import { passIf } from '../outcome.ts';

/** The typed address leads to the page with one redirect at most. */
export const check = defineCheck({
  category: 'findable',
  weight: 2,
  figures: ['hops'],
  needs: ['server'],
  run: ({ server: { hops } }) =>
    passIf(hops.length <= 1, {
      figures: { hops: hops.length },
      evidence: hops.map(({ url, status }) => ({ url, found: `HTTP ${status}` })),
    }),
});
