import { defineCheck } from '../check.ts';
import { notApplicable, passIf } from '../outcome.ts';
import { canonicalsOf } from '../reading/canonical.ts';
import { pathOf } from '../reading/same-address.ts';

/** The page names itself as the main one. Leaving out a query (`?utm_source=`) is what canonicals are for. */
export const check = defineCheck({
  category: 'findable',
  weight: 5,
  needs: ['page'],
  run: ({ page }) => {
    const canonicals = canonicalsOf(page);
    const [first] = canonicals;
    const named = new Set(canonicals.map(({ url }) => url?.href));
    // Without one clear address it names nothing: that is another check.
    if (!first?.url || named.size > 1) return notApplicable;
    const own = new URL(page.url);
    const same =
      first.url.origin === own.origin &&
      pathOf(first.url) === pathOf(own) &&
      (first.url.search === '' || first.url.search === own.search);
    return passIf(same, {
      evidence: [{ url: page.url, line: first.line, found: first.written, expected: page.url }],
    });
  },
});
