import { defineCheck } from '../check.ts';
import { cut } from '../evidence.ts';
import { fail, notApplicable, pass } from '../outcome.ts';
import { canonicalsOf } from '../reading/canonical.ts';
import { pathOf } from '../reading/same-address.ts';

/** The page names itself as the main one. Leaving out a query (`?utm_source=`) is what canonicals are for. */
export const check = defineCheck({
  id: 'canonical-elsewhere',
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
    const seen = {
      evidence: [
        { url: page.url, line: first.line, found: cut(first.written), expected: page.url },
      ],
    };
    return same ? pass(seen) : fail(seen);
  },
});
