import { getDomain } from 'tldts';
import type { AddressFacts, Reached } from '../../facts.ts';
import type { Fetcher } from '../../fetching/fetcher.ts';
import { orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

/** Asks where the unsafe address leads, and the one with or without www. */
export async function findAddresses({ fetcher, page }: Visit): Promise<AddressFacts> {
  const plain = new URL(page.url);
  plain.protocol = 'http:';
  const other = otherHost(new URL(page.url));
  const [plainLeads, otherLeads] = await Promise.all([
    reach(fetcher, plain),
    other && reach(fetcher, other),
  ]);
  return { plain: plainLeads, otherHost: otherLeads };
}

/** Undefined for a subdomain, which has no twin. */
function otherHost(url: URL): URL | undefined {
  const domain = getDomain(url.hostname);
  if (url.hostname === domain) url.hostname = `www.${domain}`;
  else if (url.hostname === `www.${domain}`) url.hostname = domain ?? '';
  else return undefined;
  return url;
}

async function reach(fetcher: Fetcher, url: URL): Promise<Reached> {
  const answer = await orNothing(fetcher.head(url));
  if (answer === undefined) return { asked: url.href, url: url.href, status: 0, hops: [] };
  return { asked: url.href, url: answer.url, status: answer.status, hops: answer.hops };
}
