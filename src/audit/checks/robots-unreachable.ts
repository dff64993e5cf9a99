import { defineCheck } from '../check.ts';
import { passIf } from '../outcome.ts';

/** A robots.txt that is missing is fine; one that the server breaks on stops Google. */
export const check = defineCheck({
  category: 'findable',
  weight: 5,
  figures: ['status'],
  needs: ['robots'],
  run: ({ robots: { url, status } }) =>
    passIf(status < 500 && status !== 429, {
      figures: { status },
      evidence: [{ url, found: `HTTP ${status}`, expected: 'HTTP 200 or 404' }],
    }),
});
