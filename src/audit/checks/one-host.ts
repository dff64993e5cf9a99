import { defineCheck } from '../check.ts';
import { fail, notApplicable, partly, pass } from '../outcome.ts';
import { canonicalsOf } from '../reading/canonical.ts';

/** With and without www, one address leads to the other; a canonical is half a remedy. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  needs: ['page', 'addresses'],
  run: ({ page, addresses: { otherHost } }) => {
    if (!otherHost) return notApplicable;
    const { host } = new URL(page.url);
    const opens = otherHost.status >= 200 && otherHost.status < 300;
    // An address that does not open is no second site.
    if (!opens) return pass();
    const evidence = [{ url: otherHost.asked, found: otherHost.url, expected: page.url }];
    const seen = { evidence };
    if (new URL(otherHost.url).host === host) return pass(seen);
    const canonical = canonicalsOf(page).some(({ url }) => url?.host === host);
    return canonical ? partly(1, 2, seen) : fail(seen);
  },
});
