import { parse } from 'tldts';
import { ofEveryPage, ofFacts, ofPage } from '../check.ts';
import type { PageFacts, SiteFacts } from '../facts.ts';
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
  wholly,
} from '../outcome.ts';
import { CONTACT, isFront, menuPages, sameAddress } from '../reading/addresses.ts';
import { noindexOf, nosnippetOf } from '../reading/directives.ts';
import { alternatesOf, canonicalsOf, titleOf } from '../reading/metadata.ts';
import { isPrivate } from '../reading/private-pages.ts';
import { AT_HOSTS, placeOf } from '../reading/workshop.ts';
import type { Evidence } from '../said.ts';

/** Nothing on the page asks Google to leave it out. */
export const mayBeShown = ofPage((page) => passUnless([noindexOf(page) ?? []].flat()));

/** Google may show words of the page below its title. */
export const mayBeQuoted = ofEveryPage((page) => {
  // What is not shown at all has no words to show.
  if (noindexOf(page)) return notApplicable;
  return passUnless([nosnippetOf(page) ?? marked(page, 'unquoted')].flat());
});

/**
 * Other pages may be shown by Google, each under its own address. What this page has wrong itself is told there. Where
 * buyers write, what the menu leads to, and what the page names as its real address, each counts for all.
 */
export const othersFindable = ofFacts(['page', 'pages'], ({ page, pages }) => {
  const named = canonicalOf(page)?.url.href;
  const real = pages.filter(({ url }) => url === named && url !== page.url);
  const others = [...new Set([...real, ...othersOf(page, pages)])];
  const menu = menuPages(page);
  const entries = others.filter(({ url }) => menu.some((entry) => sameAddress(entry, url)));
  const outcome = shareRight(others, (other) => {
    const mayHide = isPrivate(new URL(other.url)) || noindexOf(page);
    return (!mayHide && noindexOf(other)) || (!ledAway(page) && ledAway(other, entries));
  });
  const contact = others.filter(({ url }) => CONTACT.test(new URL(url).pathname));
  const sought = new Set([...real, ...entries, ...contact].map(({ url }) => url));
  const isGrave = outcome.kind === 'partly' && outcome.evidence?.some(({ url }) => sought.has(url));
  return wholly(outcome, isGrave === true);
});

/**
 * A canonical that names another site, the front page or nothing. Another page may be meant: a colour, a size; but two
 * entries of a menu are different pages, with no third one as their real address, and where buyers write is no other.
 */
function ledAway(page: PageFacts, entries: readonly PageFacts[] = []): Evidence | undefined {
  const named = canonicalOf(page);
  if (!named) return undefined;
  const { url: to, line, written: found } = named;
  const own = new URL(page.url);
  const isHome = isFront(to.href) && !isFront(page.url);
  // Named in a language that is not the page's own: Google shows neither to who reads this one.
  const alternates = alternatesOf(page);
  const isOf = (url: URL) =>
    alternates.find(({ code, href }) => code !== 'x-default' && sameAddress(href, url.href))?.code;
  const [code, spoken] = [isOf(to), isOf(own)].map((each) => each?.slice(0, 2).toLowerCase());
  const isTranslation = code !== undefined && spoken !== undefined && code !== spoken;
  const alike = entries.filter((entry) => {
    const real = canonicalOf(entry)?.url.href ?? '';
    return sameAddress(real, to.href) && !sameAddress(real, entry.url);
  });
  const isShared = alike.length > 1 && alike.includes(page);
  const [real] = entries.filter(({ url }) => sameAddress(url, to.href));
  const isContact = entries.includes(page) && CONTACT.test(own.pathname);
  const isNone =
    isContact && !CONTACT.test(to.pathname) && real && titleOf(real.html) !== titleOf(page.html);
  const isWrong = isTranslation || isHome || isShared || isNone || page.namesNothing === true;
  const isAway = isWrong || to.host !== own.host;
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

/** The one address that the page names as the real one; undefined where it names none, or several. */
function canonicalOf(page: PageFacts) {
  const [first, ...others] = canonicalsOf(page);
  if (!first?.url || others.some(({ url }) => url?.href !== first.url?.href)) return undefined;
  return { ...first, url: first.url };
}

/** It is nowhere, where the site was built, or another firm's: one firm's names in .in and .com have something in common. */
function isLost({ href, host }: URL, { url }: PageFacts): boolean {
  if (placeOf(new URL(href), url) === 'copy') return true;
  const [own, other] = [url, href].map((each) => parse(each, { allowPrivateDomains: true }));
  const [name, named] = [own, other].map((one) => one?.domainWithoutSuffix?.replaceAll('-', ''));
  const isSaid = host.includes('.') && !own?.isPrivate && !AT_HOSTS.test(own?.hostname ?? '');
  return Boolean(isSaid && name && named && !name.includes(named) && !named.includes(name));
}

/** It is one firm's other name, at which nobody listens. */
const isDead = ({ named }: SiteFacts['addresses']): boolean =>
  named?.status === 0 && named.error !== undefined;

/** The page does not give itself up for another firm's, or for a copy that nobody is to see. */
export const ownSite = ofFacts(['page', 'addresses'], ({ page, addresses }) => {
  const named = canonicalOf(page);
  if (!named) return notApplicable;
  const evidence = [{ url: page.url, line: named.line, found: named.written, expected: page.url }];
  return passIf(!isDead(addresses) && !isLost(named.url, page), { evidence });
});

/** The page names itself as the main one. Leaving out a query (`?utm_source=`) is what canonicals are for. */
export const namesItself = ofFacts(['page', 'addresses'], ({ page, addresses }) => {
  const first = canonicalOf(page);
  // Without one clear address it names nothing, and another firm's is worse: those are other checks.
  if (!first || isDead(addresses) || isLost(first.url, page)) return notApplicable;
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
  const bare = (address: string) => address.toLowerCase().replace(/^\s*(?:www\.)?/, '');
  const isOne = addresses.size === 1 && !addresses.has(undefined);
  const isHost = canonicals.some(({ written }) => bare(written).startsWith(bare(host)));
  return passIf(isOne && !isHost, { evidence });
});
