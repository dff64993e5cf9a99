import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';

/** The page is sent over https. */
export const check = defineCheck({
  id: 'https',
  category: 'trust',
  weight: 5,
  needs: ['server'],
  run: ({ server: { url } }) => {
    const seen = { evidence: [{ url, found: url, expected: url.replace(/^http:/, 'https:') }] };
    return url.startsWith('https:') ? pass(seen) : fail(seen);
  },
});
