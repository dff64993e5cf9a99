import type { SitemapFacts } from '../../facts.ts';
import { readSitemap } from '../../reading/sitemap.ts';
import { isFine } from '../../statuses.ts';
import { orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** Of those that robots.txt names. */
const TRIED = 2;
const usualPaths = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap-index.xml'];

/** The sitemap that robots.txt names, or else the first that answers at a usual address. */
export async function findSitemap({ fetcher, page, rules }: Visit): Promise<SitemapFacts | 'none'> {
  const named = rules.of(new URL(page.url))?.sitemaps.slice(0, TRIED) ?? [];
  let broken: SitemapFacts | undefined;
  for (const address of [...named, ...usualPaths]) {
    const isNamed = named.includes(address);
    const answer = await orNothing(fetcher.get(new URL(address, page.url), MAX_BYTES));
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
