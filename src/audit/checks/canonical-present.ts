import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';
import { canonicalsOf } from '../reading/canonical.ts';

/** The page says which of its addresses is the main one. */
export const check = defineCheck({
  category: 'findable',
  weight: 1,
  needs: ['page'],
  run: ({ page }) => {
    const [first] = canonicalsOf(page);
    const expected = `<link rel="canonical" href="${page.url}">`;
    return first
      ? pass({ evidence: [{ url: page.url, line: first.line, found: first.written }] })
      : fail({ evidence: [{ url: page.url, found: '', expected }] });
  },
});
