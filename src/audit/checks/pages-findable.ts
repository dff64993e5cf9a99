import { defineCheck } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { type Fault, judgeOthers } from '../other-pages.ts';
import type { Evidence } from '../outcome.ts';
import { canonicalsOf } from '../reading/canonical.ts';
import { noindexOf } from '../reading/directives.ts';
import { isPrivate } from '../reading/private-pages.ts';
import { pathOf } from '../reading/same-address.ts';

/** Other addresses of the front page. */
const FRONT =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:home|index|default|main|welcome)?(?:[-_]?page)?(?:\.\w+)?\/?$/i;

/** Other pages may be shown by Google, each under its own address. What this page has wrong itself is told there. */
export const check = defineCheck({
  category: 'findable',
  weight: 5,
  figures: ['wrong', 'others'],
  needs: ['page', 'pages'],
  run: ({ page, pages }) => {
    const targets = pages.map(({ read }) => read && canonicalIn(read)?.target);
    const isShared = (target: string) => targets.filter((one) => one === target).length > 1;
    const hidden = noindexOf(page) !== undefined;
    const led = canonicalIn(page) !== undefined;
    return judgeOthers(page, pages, (other): Fault | undefined => {
      const url = new URL(other.url);
      const noindex = hidden || isPrivate(url) ? undefined : noindexOf(other);
      if (noindex) return { part: 1, evidence: noindex };
      const canonical = led ? undefined : canonicalIn(other);
      if (canonical === undefined) return undefined;
      const to = new URL(canonical.target);
      const isFront = FRONT.test(to.pathname) && !FRONT.test(url.pathname);
      // One page may well name another as the real one: a colour, a size, the next of a list.
      const isSure = to.origin !== url.origin || isFront || isShared(canonical.target);
      return isSure ? { part: 1, evidence: canonical.evidence } : undefined;
    });
  },
});

/** Another address that a page names as the real one. */
function canonicalIn(page: PageFacts): { target: string; evidence: Evidence } | undefined {
  const [first, ...others] = canonicalsOf(page);
  const own = new URL(page.url);
  if (!first?.url || others.some(({ url }) => url?.href !== first.url?.href)) return undefined;
  if (first.url.origin === own.origin && pathOf(first.url) === pathOf(own)) return undefined;
  const { line, written: found } = first;
  return { target: first.url.href, evidence: { url: page.url, line, found, expected: page.url } };
}
