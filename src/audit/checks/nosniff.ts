import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';

const EXPECTED = 'X-Content-Type-Options: nosniff';

/** Browsers take a file for what the server says it is. */
export const check = defineCheck({
  id: 'nosniff',
  category: 'trust',
  weight: 1,
  needs: ['server'],
  run: ({ server }) => {
    const found = server.headers['x-content-type-options'] ?? '';
    const seen = { evidence: [{ url: server.url, found, expected: EXPECTED }] };
    return /\bnosniff\b/i.test(found) ? pass(seen) : fail(seen);
  },
});
