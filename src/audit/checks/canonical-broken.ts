import { defineCheck } from '../check.ts';
import { notApplicable, passIf } from '../outcome.ts';
import { type Canonical, canonicalsOf } from '../reading/canonical.ts';

/** Google drops canonicals that contradict each other or are no address. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  needs: ['page'],
  everyPage: true,
  run: ({ page }) => {
    const canonicals = canonicalsOf(page);
    if (canonicals.length === 0) return notApplicable;
    const told = ({ line, written }: Canonical) => ({ url: page.url, line, found: written });
    const seen = { evidence: canonicals.map(told) };
    const addresses = new Set(canonicals.map(({ url }) => url?.href));
    return passIf(addresses.size === 1 && !addresses.has(undefined), seen);
  },
});
