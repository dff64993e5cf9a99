import { defineCheck } from '../check.ts';
import { passIf } from '../outcome.ts';

const EXPECTED = 'X-Content-Type-Options: nosniff';

/** Browsers take a file for what the server says it is. */
export const check = defineCheck({
  category: 'trust',
  weight: 0,
  needs: ['server'],
  run: ({ server }) => {
    const found = server.headers['x-content-type-options'] ?? '';
    return passIf(/\bnosniff\b/i.test(found), {
      evidence: [{ url: server.url, found, expected: EXPECTED }],
    });
  },
});
