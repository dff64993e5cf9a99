import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';
import { noindexOf } from '../reading/directives.ts';

/** Nothing on the page asks Google to leave it out. */
export const check = defineCheck({
  category: 'findable',
  weight: 10,
  needs: ['page'],
  run: ({ page }) => {
    const evidence = noindexOf(page);
    return evidence ? fail({ evidence: [evidence] }) : pass();
  },
});
