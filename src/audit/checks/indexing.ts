import { ofEveryPage, ofFacts, ofPage } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { judgeOthers } from '../other-pages.ts';
import { type Evidence, marked, notApplicable, passUnless } from '../outcome.ts';
import { alternatesOf } from '../reading/alternates.ts';
import { canonicalsOf } from '../reading/canonical.ts';
import { noindexOf, nosnippetOf } from '../reading/directives.ts';
import { isPrivate } from '../reading/private-pages.ts';
import { pathOf, sameAddress } from '../reading/same-address.ts';

/** Nothing on the page asks Google to leave it out. */
export const mayBeShown = ofPage((page) => passUnless([noindexOf(page) ?? []].flat()));

/** Google may show words of the page below its title. */
export const mayBeQuoted = ofEveryPage((page) => {
  // What is not shown at all has no words to show.
  if (noindexOf(page)) return notApplicable;
  return passUnless([nosnippetOf(page) ?? marked(page, 'unquoted')].flat());
});

/** Addresses of the front page. */
const FRONT =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:home|index|default|main|welcome)?(?:[-_]?page)?(?:\.\w+)?\/?$/i;

/** Other pages may be shown by Google, each under its own address. What this page has wrong itself is told there. */
export const othersFindable = ofFacts(['page', 'pages'], ({ page, pages }) =>
  judgeOthers(page, pages, (other) => {
    const closed = isPrivate(new URL(other.url)) || noindexOf(page) ? undefined : noindexOf(other);
    return closed ?? (ledAway(page) ? undefined : ledAway(other));
  }),
);

/** A canonical that names another site or the front page. Another page may be meant: a colour, a size. */
function ledAway(page: PageFacts): Evidence | undefined {
  const [first, ...others] = canonicalsOf(page);
  const { url: to, line, written: found } = first ?? {};
  const own = new URL(page.url);
  if (!to || others.some(({ url }) => url?.href !== to.href)) return undefined;
  const isFront = FRONT.test(to.pathname) && !FRONT.test(own.pathname);
  // Named in a language that is not the page's own: Google shows neither to who reads this one.
  const alternates = alternatesOf(page);
  const isOf = (url: URL) =>
    alternates.find(({ code, href }) => code !== 'x-default' && sameAddress(href, url.href))?.code;
  const [named, spoken] = [isOf(to), isOf(own)].map((code) => code?.slice(0, 2).toLowerCase());
  const isTranslation = named !== undefined && spoken !== undefined && named !== spoken;
  const isAway =
    isTranslation || to.origin !== own.origin || (isFront && pathOf(to) !== pathOf(own));
  return isAway ? { url: page.url, line, found, expected: page.url } : undefined;
}
