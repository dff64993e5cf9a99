import { randomUUID } from 'node:crypto';
import { getDomain } from 'tldts';
import type { Reached, SiteFacts } from '../../facts.ts';
import { type Fetcher, FetchProblem } from '../../fetching/fetcher.ts';
import { orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

/** Asks where the unsafe address leads, and the one with or without www. */
export async function findAddresses({ fetcher, page }: Visit): Promise<SiteFacts['addresses']> {
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
  const error = answer && (answer.hops[0] ?? answer.certificate).error;
  return { asked: url.href, url: answer?.url ?? url.href, status: answer?.status ?? 0, error };
}

/** Its words are of no use: how it begins tells a status. */
const ANSWER_BYTES = 16 * 1024;

/** Asks for an address that nobody ever made. */
export async function findMadeUp({ fetcher, page, rules }: Visit): Promise<SiteFacts['madeUp']> {
  const url = new URL(`/not-a-page-${randomUUID().slice(0, 8)}`, page.url);
  if (!rules.mayVisit(url)) throw new FetchProblem('robots');
  return await fetcher.get(url, ANSWER_BYTES);
}

const LLMS_BYTES = 1024;

/** Looks for llms.txt; many sites answer any address with a page. */
export async function findLlms({ fetcher, page, rules }: Visit): Promise<SiteFacts['llms']> {
  const url = new URL('/llms.txt', page.url);
  if (!rules.mayVisit(url)) throw new FetchProblem('robots');
  const answer = await orNothing(fetcher.get(url, LLMS_BYTES));
  const isText = answer?.status === 200 && !/^\uFEFF?\s*(?:<|$)/.test(answer.body.toString());
  return isText ? { url: answer.url } : 'none';
}
