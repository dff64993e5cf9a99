import { defineCheck } from '../check.ts';
import { passIf } from '../outcome.ts';

/** The page is sent over https. */
export const check = defineCheck({
  category: 'trust',
  weight: 5,
  needs: ['server'],
  run: ({ server: { url } }) =>
    passIf(url.startsWith('https:'), {
      evidence: [{ url, found: url, expected: url.replace(/^http:/, 'https:') }],
    }),
});
