import type { ListedPage, SiteFacts } from '../../facts.ts';
import { noindexOf } from '../../reading/directives.ts';
import { titleOf } from '../../reading/metadata.ts';
import { sameAddress } from '../../reading/same-address.ts';
import { readSitemap } from '../../reading/sitemap.ts';
import { isPage, readAnswer } from '../open-page.ts';
import { orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const MAX_LIST_BYTES = 1024 * 1024;
/** What a page says of itself stands at its beginning. */
const MAX_PAGE_BYTES = 64 * 1024;

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
  const { isIndex, sample } = readSitemap(answer.body, answer.url, page.url, answer.cut);
  return isIndex ? [] : await askAll(visit, sample);
}

function askAll(visit: Visit, sample: readonly string[]): Promise<ListedPage[]> {
  const asked = sample
    .map((each) => new URL(each))
    .filter((url) => visit.rules.mayVisit(url) && !sameAddress(url.href, visit.page.url));
  return Promise.all(asked.map((url) => ask(visit, url)));
}

async function ask({ fetcher, rules }: Visit, url: URL): Promise<ListedPage> {
  const blocked = rules.of(url)?.blocksGoogle?.text;
  const answer = await orNothing(fetcher.get(url, MAX_PAGE_BYTES));
  const [hop] = answer?.hops ?? [];
  const asked = { url: url.href, hiddenBy: blocked && `robots.txt: ${blocked}` };
  if (answer === undefined) return { ...asked, status: 0 };
  // A slash at the end, put right, sends nobody elsewhere.
  const moved = hop && !sameAddress(url.href, answer.url);
  if (moved) return { ...asked, status: hop.status, leadsTo: answer.url };
  const { status } = answer;
  const page = blocked === undefined && isPage(answer) ? readAnswer(answer) : undefined;
  return {
    ...asked,
    status,
    ...(page && { hiddenBy: noindexOf(page)?.found, title: titleOf(page.html) }),
  };
}
