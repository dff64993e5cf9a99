import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';
import { noindexOf } from '../reading/directives.ts';

/** A script that does nothing but put the tag in. What it does under a condition it may not do here. */
const PUT_IN =
  /robots['"]\s*[;,)][^?]{0,80}\bcontent\b['"]?\s*[=:,]\s*['"][^'"]*\bnoindex\b[^?]*\b(?:append|appendChild|prepend)\(/i;
const CONDITION = /\bif\b|&&|\|\||\?|\bcase\b|addEventListener|\/\*|\/\//;

/** Nothing on the page asks Google to leave it out. */
export const check = defineCheck({
  category: 'findable',
  weight: 10,
  needs: ['page'],
  run: ({ page }) => {
    const evidence = noindexOf(page);
    const put = page.html.scripts.find(({ code }) => PUT_IN.test(code) && !CONDITION.test(code));
    if (put && !evidence)
      return fail({ evidence: [{ url: page.url, line: put.line, found: put.code }] });
    return evidence ? fail({ evidence: [evidence] }) : pass();
  },
});
