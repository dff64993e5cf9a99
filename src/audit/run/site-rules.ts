import type { Fetcher } from '../fetching/fetcher.ts';
import { type RobotsFacts, readRobots, rulesFor } from '../reading/robots.ts';
import { isFine } from '../statuses.ts';
import { orNothing } from './unseen.ts';

const MAX_ROBOTS_BYTES = 512 * 1024;

/** What a site's robots.txt asks of robots, and of ours. */
export interface SiteRules {
  readonly origin: string;
  /** What they are for a page, and files that it loads; undefined when nothing answers. */
  readonly of: (page: URL, files?: readonly string[]) => RobotsFacts | undefined;
  /** Whether our robot may come: what all robots are asked holds, and what we are asked by name. */
  readonly mayVisit: (url: URL) => boolean;
  /** Whether our robot is asked by its name to stay away, which holds for what a visitor typed as well. */
  readonly refusesUs: (url: URL) => boolean;
}

/** Reads the robots.txt of an address's site. */
export async function siteRules(fetcher: Fetcher, page: URL, robot: string): Promise<SiteRules> {
  const { origin } = page;
  const answer = await orNothing(fetcher.get(new URL('/robots.txt', origin), MAX_ROBOTS_BYTES));
  const status = answer?.status ?? 0;
  const text = isFine(status) ? new TextDecoder().decode(answer?.body) : '';
  // As for Google: a file that is there but can't be had closes the site.
  const closed = answer === undefined || status >= 500;
  const { mayFetch, refuses } = rulesFor(text, origin, robot);
  return {
    origin,
    of: (url, files) => answer && readRobots(text, status, answer.url, url.href, files),
    mayVisit: (url) => url.origin === origin && !closed && mayFetch(url.href),
    refusesUs: (url) => url.origin === origin && refuses(url.href),
  };
}
