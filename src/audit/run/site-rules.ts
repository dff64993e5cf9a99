import type { Fetcher } from '../fetching/fetcher.ts';
import { readRobots, rulesFor } from '../reading/robots.ts';
import { isFine } from '../statuses.ts';
import { orNothing } from './unseen.ts';

const MAX_ROBOTS_BYTES = 512 * 1024;

/** What a site's robots.txt asks of robots, and of ours. */
export type SiteRules = Awaited<ReturnType<typeof siteRules>>;

/** Reads the robots.txt of an address's site. */
export async function siteRules(fetcher: Fetcher, page: URL, robot: string) {
  const { origin } = page;
  const answer = await orNothing(fetcher.get(new URL('/robots.txt', origin), MAX_ROBOTS_BYTES));
  const status = answer?.status ?? 0;
  const text = isFine(status) ? new TextDecoder().decode(answer?.body) : '';
  // As for Google: a file that is there but can't be had closes the site.
  const closed = answer === undefined || status >= 500;
  const { mayFetch, refuses } = rulesFor(text, origin, robot);
  return {
    origin,
    /** What they are for a page, and files that it loads; undefined when nothing answers. */
    of: (url: URL, files?: readonly string[]) =>
      answer && readRobots(text, status, answer.url, url.href, files),
    /** Whether our robot may come: what all robots are asked holds, and what we are asked by name. */
    mayVisit: (url: URL) => url.origin === origin && !closed && mayFetch(url.href),
    /** Whether our robot is asked by its name to stay away, which holds for what a visitor typed as well. */
    refusesUs: (url: URL) => url.origin === origin && refuses(url.href),
  };
}
