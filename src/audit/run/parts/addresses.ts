import { randomUUID } from 'node:crypto';
import { getDomain } from 'tldts';
import type { Reached, SiteFacts } from '../../facts.ts';
import { type Fetcher, FetchProblem } from '../../fetching/fetcher.ts';
import { isFront, webAddress } from '../../reading/addresses.ts';
import { isFine } from '../../statuses.ts';
import { orNothing, orProblem } from '../unseen.ts';
import type { Visit } from '../visit.ts';

/** Asks where the unsafe address leads, and the one with or without www. */
export async function findAddresses(visit: Visit): Promise<SiteFacts['addresses']> {
  const { fetcher, page } = visit;
  const plain = new URL(page.url);
  plain.protocol = 'http:';
  const other = otherHost(new URL(page.url));
  const [plainLeads, otherLeads, lost] = await Promise.all([
    reach(fetcher, plain),
    other && reach(fetcher, other),
    lostPage(visit),
  ]);
  return { plain: plainLeads, otherHost: otherLeads, lost };
}

/** The unsafe address of an inner page, where it leads to the front page, and its safe one does not. */
async function lostPage({ fetcher, page, rules }: Visit): Promise<Reached | undefined> {
  const safe = page.html.anchors
    .flatMap(({ href = '' }) => webAddress(href, page.html.base) ?? [])
    .find((url) => url.href === rules.origin + url.pathname && !isFront(url.href));
  if (!safe || safe.protocol === 'http:' || !rules.mayVisit(safe)) return undefined;
  const old = await reach(fetcher, new URL(safe.href.replace('https:', 'http:')));
  const isLost = isFine(old.status) && isFront(old.url);
  return isLost && (await reach(fetcher, safe)).url === safe.href ? old : undefined;
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
  const answer = await orProblem(fetcher.head(url));
  if (answer instanceof FetchProblem) {
    // Nobody listens there; a name that is not known was perhaps never meant to be.
    const error = answer.code === 'ECONNREFUSED' ? answer.code : undefined;
    return { asked: url.href, url: url.href, status: 0, error };
  }
  const { error } = answer.hops[0] ?? answer.certificate;
  return { asked: url.href, url: answer.url, status: answer.status, error };
}

/** How it begins tells enough. */
const ANSWER_BYTES = 16 * 1024;

async function getOwn({ fetcher, page, rules }: Visit, path: string) {
  const url = new URL(path, page.url);
  if (!rules.mayVisit(url)) throw new FetchProblem('robots');
  return await fetcher.get(url, ANSWER_BYTES);
}

/** Asks for an address that nobody ever made. */
export const findMadeUp = (visit: Visit): Promise<SiteFacts['madeUp']> =>
  getOwn(visit, `/not-a-page-${randomUUID().slice(0, 8)}`);

/** Looks for llms.txt; many sites answer any address with a page. */
export async function findLlms(visit: Visit): Promise<SiteFacts['llms']> {
  const answer = await orNothing(getOwn(visit, '/llms.txt'));
  const isText = answer?.status === 200 && !/^\uFEFF?\s*(?:<|$)/.test(answer.body.toString());
  return isText ? { url: answer.url } : 'none';
}
