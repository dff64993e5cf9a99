import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';

/** robots.txt holds rules: a web page in its place is passed over by robots. */
export const check = defineCheck({
  category: 'findable',
  weight: 1,
  needs: ['robots'],
  run: ({ robots: { url, status, unreadable } }) => {
    if (status < 200 || status >= 300) return notApplicable;
    return unreadable ? fail({ evidence: [{ url }] }) : pass({ evidence: [{ url }] });
  },
});
