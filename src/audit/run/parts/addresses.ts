import { randomUUID } from 'node:crypto';
import { getDomain } from 'tldts';
import type { Reached, SiteFacts } from '../../facts.ts';
import { type Fetcher, FetchProblem } from '../../fetching/fetcher.ts';
import { isFront, isOwn, webAddress } from '../../reading/addresses.ts';
import { canonicalsOf, titleOf } from '../../reading/metadata.ts';
import { isFine } from '../../statuses.ts';
import { isParked } from '../no-page.ts';
import { openOther } from '../open-page.ts';
import { allowed, orNothing, orProblem } from '../unseen.ts';
import type { Visit } from '../visit.ts';

/** Asks where the unsafe address leads, the one with or without www, and the main one where it names another site's. */
export async function findAddresses(visit: Visit): Promise<SiteFacts['addresses']> {
  const { fetcher, page } = visit;
  if (fetcher.offline) return {};
  const plain = new URL(page.url);
  plain.protocol = 'http:';
  const other = otherHost(new URL(page.url));
  const main = canonicalsOf(page)[0]?.url;
  const [plainLeads, otherLeads, lost, [named]] = await Promise.all([
    reach(fetcher, plain),
    other && reach(fetcher, other).then((led) => orHosts(visit, led)),
    lostPage(visit),
    allowed(main && !isOwn(page, main.href) ? [reach(fetcher, main)] : []),
  ]);
  return { plain: plainLeads, otherHost: otherLeads, lost, named };
}

/** What opens beside the page may be the host's own page in place of a site, or call itself another site's. */
async function orHosts({ fetcher, page }: Visit, led: Reached): Promise<Reached> {
  const url = new URL(led.url);
  const isBeside = isFine(led.status) && url.host !== new URL(page.url).host;
  const other = isBeside ? (await openOther(fetcher, url))?.page : undefined;
  const named = other && canonicalsOf(other)[0]?.url;
  const isOthers = named !== undefined && !isOwn(page, named.href);
  return other && (isOthers || isParked(other, url)) ? { ...led, error: titleOf(other.html) } : led;
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
    // Nobody listens there, or the name is not known at all.
    const error = /^(?:ECONNREFUSED|ENOTFOUND)$/.test(answer.code) ? answer.code : undefined;
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
