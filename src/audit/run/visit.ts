import type { PageFacts, SiteFacts } from '../facts.ts';
import type { Fetcher } from '../fetching/fetcher.ts';
import { readRobots, rulesFor } from '../reading/robots.ts';
import { isFine } from '../statuses.ts';
import { orNothing } from './unseen.ts';

/** What a run works with. */
export interface RunTools {
  readonly fetcher: Fetcher;
  /** How our robot calls itself in robots.txt. */
  readonly robot: string;
  /** Whether this machine or its network was what was slow or away, so that nothing may be said of the site. */
  readonly isOurs?: (() => Promise<boolean>) | undefined;
  /** Field data, where it is set up. */
  readonly vitals?: ((page: URL) => Promise<SiteFacts['vitals']>) | undefined;
}

/** A page that has been opened and read, and all that its site is looked at with. */
export interface Visit extends RunTools {
  readonly page: PageFacts;
  /** What the site's robots.txt asks of robots, and of ours. */
  readonly rules: Awaited<ReturnType<typeof siteRules>>;
}

/** As much of it as Google reads. */
const MAX_ROBOTS_BYTES = 512_000;

/** Reads the robots.txt of an address's site. */
export async function siteRules(fetcher: Fetcher, page: URL, robot: string) {
  const { origin } = page;
  const answer = await orNothing(fetcher.get(new URL('/robots.txt', origin), MAX_ROBOTS_BYTES));
  const status = answer?.status ?? 0;
  const sent = isFine(status) ? new TextDecoder().decode(answer?.body) : '';
  // Half a line asks for something else.
  const text = answer?.cut ? sent.slice(0, sent.lastIndexOf('\n')) : sent;
  const { mayFetch, refuses } = rulesFor(text, origin, robot);
  return {
    origin,
    /** What they are for a page, and files that it loads; undefined when nothing answers. */
    of: (url: URL, files?: readonly string[]) =>
      answer && readRobots(text, status, answer.url, url.href, files),
    /**
     * Whether our robot may come: what all robots are asked holds, and what we are asked by name. As for Google, a file
     * that is there but can't be had closes the site.
     */
    mayVisit: (url: URL) => answer !== undefined && status < 500 && mayFetch(url.href),
    /** Whether our robot is asked by its name to stay away, which holds for what a visitor typed as well. */
    refusesUs: (url: URL) => refuses(url.href),
  };
}
