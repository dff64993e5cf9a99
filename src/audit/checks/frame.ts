import { defineCheck } from '../check.ts';
import { passIf } from '../outcome.ts';

/** Nobody else's page can show this one inside itself and have visitors press what they don't see. */
export const check = defineCheck({
  category: 'trust',
  weight: 0,
  needs: ['server'],
  run: ({ server: { headers, url } }) => {
    const policy = headers['content-security-policy'] ?? '';
    const [ancestors = ''] = /\bframe-ancestors\b[^;,]*/i.exec(policy) ?? [];
    const options = headers['x-frame-options'] ?? '';
    const found = ancestors || options;
    return passIf(ancestors !== '' || /\b(?:deny|sameorigin)\b/i.test(options), {
      evidence: [{ url, found, expected: 'X-Frame-Options: SAMEORIGIN' }],
    });
  },
});
