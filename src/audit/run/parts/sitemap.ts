import type { ListedPage, SiteFacts, SitemapFacts } from '../../facts.ts';
import { isOwn, sameAddress, webAddress } from '../../reading/addresses.ts';
import { noindexOf } from '../../reading/directives.ts';
import { spread } from '../../reading/limits.ts';
import { readSitemap } from '../../reading/sitemap.ts';
import { isFine } from '../../statuses.ts';
import { openOther } from '../open-page.ts';
import { allowed, orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const MAX_SITEMAP_BYTES = 5 * 1024 * 1024;
/** Of those that robots.txt names. */
const TRIED = 2;
const usualPaths = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap-index.xml'];

/** The sitemap that robots.txt names, or else the first that answers at a usual address. */
export async function findSitemap({ fetcher, page, rules }: Visit): Promise<SitemapFacts | 'none'> {
  const named = rules.of(new URL(page.url))?.sitemaps.slice(0, TRIED) ?? [];
  let broken: SitemapFacts | undefined;
  for (const address of [...named, ...usualPaths]) {
    const isNamed = named.includes(address);
    const answer = await orNothing(fetcher.get(new URL(address, page.url), MAX_SITEMAP_BYTES));
    if (answer === undefined) continue;
    const { url, status, body, cut } = answer;
    const read = readSitemap(isFine(status) ? body : Buffer.alloc(0), url, page, cut);
    // Another list may name the page.
    const namesPage = read.namesPage || (isNamed && named.length > 1 ? undefined : read.namesPage);
    const found = { ...read, namesPage, status, named: isNamed };
    // Many sites answer any address with a page.
    if (status === 200 && read.error === undefined) return found;
    if (isNamed) broken ??= found;
  }
  return broken ?? 'none';
}

const MAX_LIST_BYTES = 1024 * 1024;
const MAX_ASKED = 5;
/** Of these, pages to which the page itself does not lead. */
const MAX_FAR = 3;

/** Lists that are read beside the first: strangers mostly add one of their own. */
const MAX_LISTS = 3;

/** Asks a few addresses of the sitemap: of an index from its lists, and of what else robots.txt names. */
export async function findListed(
  visit: Visit,
  sitemap: SiteFacts['sitemap'],
): Promise<ListedPage[]> {
  if (sitemap === 'none') return [];
  const { page, rules } = visit;
  const parts = sitemap.isIndex ? sitemap.sample : [];
  const named = rules.of(new URL(page.url))?.sitemaps ?? [];
  const others = named.filter((url) => url !== sitemap.url && isOwn(page, url));
  const further = [...new Set([...parts, ...others])];
  const chosen = [...spread(further.slice(0, -1), MAX_LISTS - 1), ...further.slice(-1)];
  const lists = await allowed(chosen.map((url) => readList(visit, url)));
  const pages = sitemap.isIndex ? [] : sitemap.sample;
  return [
    ...lists.flatMap(({ lost }) => lost).filter(({ url }) => parts.includes(url)),
    ...(await askAll(visit, [...pages, ...lists.flatMap(({ sample }) => sample)])),
    ...lists.flatMap(({ spam }) => spam).map((url) => ({ url, status: 0 })),
  ];
}

/** Some of its pages, and those that speak of strangers' goods; or that it is not there. */
async function readList({ fetcher, page }: Visit, url: string) {
  const answer = await orNothing(fetcher.get(new URL(url), MAX_LIST_BYTES));
  const { status = 0, body = Buffer.alloc(0), cut } = answer ?? {};
  if (status !== 200) return { lost: [{ url, status }], sample: [], spam: [] };
  const list = readSitemap(body, answer?.url ?? url, page, cut);
  const hiddenBy = list.error ?? list.foreign[0];
  const lost = hiddenBy ? [{ url, status, hiddenBy }] : [];
  return { lost, sample: list.isIndex ? [] : list.sample, spam: list.spam };
}

function askAll(visit: Visit, sample: readonly string[]): Promise<ListedPage[]> {
  const { anchors, base } = visit.page.html;
  const linked = new Set(anchors.map(({ href = '' }) => webAddress(href, base)?.href));
  const open = sample
    .map((each) => new URL(each))
    .filter((url) => visit.rules.mayVisit(url) && !sameAddress(url.href, visit.page.url));
  const unlinked = open.filter(({ href }) => !linked.has(href));
  const far = spread(unlinked, MAX_FAR);
  const near = open.filter((url) => !far.includes(url));
  const chosen = new Set([...far, ...spread(near, MAX_ASKED - far.length)]);
  return Promise.all(open.filter((url) => chosen.has(url)).map((url) => ask(visit, url)));
}

async function ask({ fetcher, rules }: Visit, url: URL): Promise<ListedPage> {
  const blocked = rules.of(url)?.blocksGoogle?.text;
  const answer = await openOther(fetcher, url);
  const [hop] = answer?.hops ?? [];
  const asked = { url: url.href, hiddenBy: blocked && `robots.txt: ${blocked}` };
  if (answer === undefined) return { ...asked, status: 0 };
  // A slash at the end, put right, sends nobody elsewhere.
  const moved = hop && !sameAddress(url.href, answer.url);
  if (moved) return { ...asked, status: hop.status, leadsTo: answer.url };
  const { status, page, cut } = answer;
  const hiddenBy = asked.hiddenBy ?? (page && noindexOf(page)?.found);
  // What is hidden is told of once.
  return { ...asked, status, hiddenBy, read: cut || hiddenBy ? undefined : page };
}
