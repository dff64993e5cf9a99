import type { ListedPage, SiteFacts } from '../../facts.ts';
import { sameAddress, webAddress } from '../../reading/addresses.ts';
import { noindexOf } from '../../reading/directives.ts';
import { spread } from '../../reading/limits.ts';
import { readSitemap } from '../../reading/sitemap.ts';
import { openOther } from '../open-page.ts';
import type { Visit } from '../run-tools.ts';
import { orNothing } from '../unseen.ts';

const MAX_LIST_BYTES = 1024 * 1024;
const MAX_ASKED = 5;
/** Of these, pages to which the page itself does not lead. */
const MAX_FAR = 3;

/** Asks a few addresses of the sitemap, of an index those of its first list. */
export async function findListed(
  visit: Visit,
  sitemap: SiteFacts['sitemap'],
): Promise<ListedPage[]> {
  if (sitemap === 'none') return [];
  if (!sitemap.isIndex) return await askAll(visit, sitemap.sample);
  const [first] = sitemap.sample;
  if (first === undefined) return [];
  const { fetcher, page } = visit;
  const answer = await orNothing(fetcher.get(new URL(first), MAX_LIST_BYTES));
  if (answer?.status !== 200) return [{ url: first, status: answer?.status ?? 0 }];
  const { isIndex, sample } = readSitemap(answer.body, answer.url, page, answer.cut);
  return isIndex ? [] : await askAll(visit, sample);
}

function askAll(visit: Visit, sample: readonly string[]): Promise<ListedPage[]> {
  const { anchors, base } = visit.page.html;
  const linked = new Set(anchors.map(({ href = '' }) => webAddress(href, base)?.href));
  const open = sample
    .map((each) => new URL(each))
    .filter((url) => visit.rules.mayVisit(url) && !sameAddress(url.href, visit.page.url));
  const far = spread(
    open.filter(({ href }) => !linked.has(href)),
    MAX_FAR,
  );
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
