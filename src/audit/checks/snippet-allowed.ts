import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';
import { noindexOf, nosnippetOf } from '../reading/directives.ts';

/** Google may show words of the page below its title. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    // What is not shown at all has no words to show.
    if (noindexOf(page)) return notApplicable;
    const evidence = nosnippetOf(page);
    return evidence ? fail({ evidence: [evidence] }) : pass();
  },
});
