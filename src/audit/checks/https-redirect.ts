import { defineCheck } from '../check.ts';
import { notApplicable, passIf } from '../outcome.ts';

/** The http address leads to the https one. */
export const check = defineCheck({
  category: 'trust',
  weight: 5,
  needs: ['server', 'addresses'],
  run: ({ server, addresses: { plain } }) => {
    // Nothing to lead to, or nothing that answers and could be left on.
    if (!server.url.startsWith('https:') || plain === undefined || plain.status === 0) {
      return notApplicable;
    }
    const evidence = [{ url: plain.asked, found: plain.url, expected: server.url }];
    return passIf(plain.url.startsWith('https:'), { evidence });
  },
});
