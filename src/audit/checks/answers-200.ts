import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';

/** The page opens at all. */
export const check = defineCheck({
  id: 'answers-200',
  category: 'findable',
  weight: 10,
  figures: ['status'],
  needs: ['server'],
  run: ({ server: { url, status } }) => {
    const seen = {
      figures: { status },
      evidence: [{ url, found: `HTTP ${status}`, expected: 'HTTP 200' }],
    };
    return status >= 200 && status < 300 ? pass(seen) : fail(seen);
  },
});
