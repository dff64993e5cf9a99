import { defineCheck } from '../check.ts';
import { judgeOthers } from '../other-pages.ts';
import { check as lang } from './lang.ts';
import { check as viewport } from './viewport.ts';

/** A language that is missing costs less than a page that doesn't fit a phone. */
const rules = [
  { rule: viewport, part: 1 },
  { rule: lang, part: 1 / 3 },
] as const;

/** Other pages fit a phone and say their language as this one does. What this page lacks itself is told there. */
export const check = defineCheck({
  category: 'phone',
  weight: 3,
  figures: ['wrong', 'others'],
  needs: ['page', 'pages'],
  run: ({ page, pages }) => {
    const kept = rules.filter(({ rule }) => rule.run({ page }).kind === 'pass');
    return judgeOthers(page, pages, (other) => {
      for (const { rule, part } of kept) {
        const outcome = rule.run({ page: other });
        if (outcome.kind === 'fail')
          return { part, evidence: outcome.evidence?.[0] ?? { url: other.url } };
      }
      return undefined;
    });
  },
});
