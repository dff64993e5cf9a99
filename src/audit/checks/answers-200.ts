import { defineCheck } from '../check.ts';
import { passIf } from '../outcome.ts';

/** The page opens at all. */
export const check = defineCheck({
  category: 'findable',
  weight: 10,
  figures: ['status'],
  needs: ['server'],
  run: ({ server: { url, status } }) =>
    passIf(status >= 200 && status < 300, {
      figures: { status },
      evidence: [{ url, found: `HTTP ${status}`, expected: 'HTTP 200' }],
    }),
});
