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
    // `shop.in/tiles` lies below this page: `https://` was forgotten.
    const { host } = new URL(page.url);
    const isHost = ({ written }: Canonical) =>
      written
        .trim()
        .toLowerCase()
        .replace(/^www\./, '')
        .startsWith(host.replace(/^www\./, ''));
    const isOne = addresses.size === 1 && !addresses.has(undefined);
    return passIf(isOne && !canonicals.some(isHost), seen);
  },
});
