import { ofEveryPage, ofFacts, ofPage } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { othersOf } from '../judge.ts';
import {
  evidenceOf,
  fail,
  marked,
  notApplicable,
  partly,
  passIf,
  passUnless,
  shareRight,
} from '../outcome.ts';
import { sameAddress } from '../reading/addresses.ts';
import { noindexOf, nosnippetOf } from '../reading/directives.ts';
import { alternatesOf, canonicalsOf } from '../reading/metadata.ts';
import { isPrivate } from '../reading/private-pages.ts';
import type { Evidence } from '../said.ts';

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
  shareRight(
    othersOf(page, pages),
    (other) => {
      const mayHide = isPrivate(new URL(other.url)) || noindexOf(page);
      return (!mayHide && noindexOf(other)) || (!ledAway(page) && ledAway(other));
    },
    ['wrong', 'others'],
  ),
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
  const isAway = isTranslation || to.host !== own.host || isFront;
  return isAway ? { url: page.url, line, found, expected: page.url } : undefined;
}

/** The page says which of its addresses is the main one. */
export const present = ofPage((page) => {
  const [first] = canonicalsOf(page);
  // What an early end of the head takes away is told there.
  const { headClosedBy, linkTags } = page.html;
  if (!first && headClosedBy && linkTags.some(({ rel }) => rel.includes('canonical')))
    return notApplicable;
  const expected = first ? undefined : `<link rel="canonical" href="${page.url}">`;
  const found = first?.written ?? '';
  return passIf(first !== undefined, {
    evidence: [{ url: page.url, line: first?.line, found, expected }],
  });
});

/** The page names itself as the main one. Leaving out a query (`?utm_source=`) is what canonicals are for. */
export const namesItself = ofPage((page) => {
  const canonicals = canonicalsOf(page);
  const [first] = canonicals;
  const named = new Set(canonicals.map(({ url }) => url?.href));
  // Without one clear address it names nothing: that is another check.
  if (!first?.url || named.size > 1) return notApplicable;
  const { href, search, protocol } = first.url;
  const own = search ? page.url : page.url.replace(/[?#].*$/, '');
  const isHere = sameAddress(own, href.replace(/^https?:/, own.split('/')[0] ?? ''));
  // Without https it is still this page, which Google mostly finds out.
  const isOpen = protocol === 'http:' && own.startsWith('https:');
  return partly(isHere ? (isOpen ? 1 : 2) : 0, 2, {
    evidence: [{ url: page.url, line: first.line, found: first.written, expected: page.url }],
  });
});

/** Google drops canonicals that contradict each other or are no address. */
export const isOne = ofEveryPage((page) => {
  const canonicals = canonicalsOf(page);
  const unheeded = page.html.linkTags.filter(
    ({ rel, inHead }) => !inHead && !page.html.headClosedBy && rel.includes('canonical'),
  );
  if (canonicals.length === 0)
    return unheeded.length > 0
      ? fail({ evidence: evidenceOf(page, unheeded, ({ href }) => `<body> … ${href}`) })
      : notApplicable;
  const evidence = canonicals.map(({ line, written }) => ({ url: page.url, line, found: written }));
  const addresses = new Set(canonicals.map(({ url }) => url?.href));
  // `shop.in/tiles` lies below this page: `https://` was forgotten.
  const { host } = new URL(page.url);
  const bare = (address: string) =>
    address
      .trim()
      .toLowerCase()
      .replace(/^www\./, '');
  const isOne = addresses.size === 1 && !addresses.has(undefined);
  const isHost = canonicals.some(({ written }) => bare(written).startsWith(bare(host)));
  return passIf(isOne && !isHost, { evidence });
});
