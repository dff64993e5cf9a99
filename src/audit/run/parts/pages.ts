import type { ListedPage, PageFacts, SiteFacts } from '../../facts.ts';
import { isOwn, sameAddress, webAddress } from '../../reading/addresses.ts';
import { alternatesOf, canonicalsOf, isAddressOf } from '../../reading/metadata.ts';
import { isGone } from '../../statuses.ts';
import { openOther } from '../open-page.ts';
import { allowed } from '../unseen.ts';
import type { Visit } from '../visit.ts';
import { ownLinks, pageLinks } from './links.ts';

/** Other pages of the site: those to which the page leads, and those of its list of pages that were asked. */
export async function findPages(
  visit: Visit,
  listed: Promise<readonly ListedPage[]>,
): Promise<PageFacts[]> {
  const linked = await openLinked(visit);
  // Without a list, or time for it, the linked ones are there still.
  const further = (await listed.catch(() => [])).flatMap(({ read }) => read ?? []);
  // A link may lead to another site, which has other rules.
  const own = [...further, ...linked].filter(({ url }) => isOwn(visit.page, url));
  return [...new Map(own.map((page) => [page.url, page])).values()];
}

/**
 * Opens those to which the page leads, by links or as its version in another language; and of each, where it names
 * another address as its real one, whether that is there.
 */
async function openLinked(visit: Visit): Promise<PageFacts[]> {
  const { fetcher, rules } = visit;
  const linked = pageLinks(ownLinks(visit)).map(({ url }) => url);
  const opened = [...otherSpelling(visit), ...alternateOf(visit), ...linked].map(async (url) => {
    const page = (await openOther(fetcher, url))?.page;
    const real = page && canonicalsOf(page)[0]?.url;
    if (!real || sameAddress(real.href, page.url) || !rules.mayVisit(real)) return page;
    return { ...page, namesNothing: isGone((await openOther(fetcher, real))?.status ?? 0) };
  });
  return (await allowed(opened)).flatMap((page) => page ?? []);
}

/** What the page names as its real address, where it is another spelling of its own: no link leads there. */
function otherSpelling({ page, rules }: Visit): URL[] {
  const path = ({ pathname }: URL) => pathname.replace(/\/$/, '');
  const named = canonicalsOf(page)[0]?.url;
  const isOther = named && path(named) !== path(new URL(page.url));
  return isOther && sameAddress(named.href, page.url) && rules.mayVisit(named) ? [named] : [];
}

/**
 * Opens the page once more under a name in which Google's robot is named beside ours: who breaks into a site shows
 * robots another page than people. An error is none: shields know the real one by its address.
 */
export async function findAsGoogle({ fetcher, page }: Visit): Promise<SiteFacts['asGoogle']> {
  if (fetcher.offline) return 'none';
  return (await openOther(fetcher, new URL(page.url), 'Googlebot'))?.page ?? 'none';
}

/** The first version of the page in another language, where it may be opened. */
function alternateOf({ fetcher, page, rules }: Visit): URL[] {
  const other = alternatesOf(page).find(({ href }) => !isAddressOf(page, href));
  const url = webAddress(other?.href ?? '', page.html.base);
  if (!url) return [];
  const mayOpen = url.origin === rules.origin ? rules.mayVisit(url) : !fetcher.offline;
  return mayOpen ? [url] : [];
}

/** Asks whether the version in another language names this page in turn. */
export async function findAlternate(visit: Visit): Promise<SiteFacts['alternate']> {
  const { fetcher, page } = visit;
  const [url] = alternateOf(visit);
  if (!url) return 'none';
  const [answer] = await allowed([openOther(fetcher, url)]);
  // Where visitors are sent by their country or language, nobody sees it from here.
  if (!answer || isAddressOf(page, answer.url)) return 'none';
  const { status, page: other } = answer;
  if (!other && !isGone(status)) return 'none';
  return { url: url.href, status, linksBack: other !== undefined && linksTo(page, other) };
}

/** With or without https and www: a link that is redirected leads back all the same. */
const anyHost = (href: string) => href.replace(/^https?:\/\/(?:www\.)?/i, 'https://');

function linksTo(page: PageFacts, other: PageFacts): boolean {
  const own = { ...page, url: anyHost(page.url) };
  return alternatesOf(other).some(({ href }) => isAddressOf(own, anyHost(href)));
}
