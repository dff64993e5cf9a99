import type { SitemapFacts } from '../../facts.ts';
import { readSitemap } from '../../reading/sitemap.ts';
import { isFine } from '../../statuses.ts';
import type { Visit } from '../run-tools.ts';
import { orNothing } from '../unseen.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** Of those that robots.txt names. */
const TRIED = 2;
const usualPaths = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap-index.xml'];

/** The sitemap that robots.txt names, or else the first that answers at a usual address. */
export async function findSitemap(visit: Visit): Promise<SitemapFacts | 'none'> {
  const { page, rules } = visit;
  const named = rules.of(new URL(page.url))?.sitemaps.slice(0, TRIED) ?? [];
  let broken: SitemapFacts | undefined;
  for (const address of named) {
    const found = await read(visit, new URL(address), true);
    // Another list may name the page.
    const namesPage = found?.namesPage || (named.length > 1 ? undefined : found?.namesPage);
    if (found?.status === 200 && found.error === undefined) return { ...found, namesPage };
    broken ??= found;
  }
  for (const path of usualPaths) {
    const found = await read(visit, new URL(path, page.url), false);
    // Many sites answer any address with a page.
    if (found?.status === 200 && found.error === undefined) return found;
  }
  return broken ?? 'none';
}

/** Undefined when nothing answers. */
async function read(
  { fetcher, page }: Visit,
  address: URL,
  named: boolean,
): Promise<SitemapFacts | undefined> {
  const answer = await orNothing(fetcher.get(address, MAX_BYTES));
  if (answer === undefined) return undefined;
  const { url, status, body, cut } = answer;
  const facts = readSitemap(isFine(status) ? body : Buffer.alloc(0), url, page, cut);
  return { ...facts, status, named };
}
