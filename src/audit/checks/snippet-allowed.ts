import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';
import { nosnippetOf } from '../reading/directives.ts';

/** Google may show words of the page below its title, and answer with them. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  needs: ['page'],
  run: ({ page }) => {
    const evidence = nosnippetOf(page);
    return evidence ? fail({ evidence: [evidence] }) : pass();
  },
});
