import { defineCheck } from '../check.ts';
import { notApplicable, passIf } from '../outcome.ts';

const EXPECTED = 'Strict-Transport-Security: max-age=31536000';

/** Browsers that came once by https come by https again, whatever a link says. */
export const check = defineCheck({
  category: 'trust',
  weight: 0,
  needs: ['server'],
  run: ({ server }) => {
    // Browsers heed it over https only.
    if (!server.url.startsWith('https:')) return notApplicable;
    const found = server.headers['strict-transport-security'] ?? '';
    return passIf(/\bmax-age=[1-9]/i.test(found), {
      evidence: [{ url: server.url, found, expected: EXPECTED }],
    });
  },
});
