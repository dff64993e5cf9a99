import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';
import { jumpsOf } from '../reading/jumps.ts';

/** The page stays open: to move an address is a server's work. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const jumps = jumpsOf(page);
    if (jumps.length === 0) return pass();
    return fail({ evidence: jumps.map(({ line, found }) => ({ url: page.url, line, found })) });
  },
});
