import { getDomain } from 'tldts';
import type { Answer, PageFacts } from '../facts.ts';
import { type AnswerWithBody, type Fetcher, FetchProblem } from '../fetching/fetcher.ts';
import type { Stop } from '../kinds.ts';
import { PageTooTangled } from '../reading/parse-html.ts';
import { readHtml } from '../reading/read-html.ts';
import { isFine } from '../statuses.ts';
import { orNothing } from './unseen.ts';
import { type RunTools, siteRules } from './visit.ts';

/** As much of a page as Google reads. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

/** Opens the page that somebody typed, where it answers; or says why there is nothing to report. */
export async function openPage(typed: URL, { fetcher, robot, isOurs }: RunTools) {
  let problem = new FetchProblem('unreachable');
  for (const url of candidates(typed)) {
    try {
      return await open(fetcher, url, robot);
    } catch (error) {
      if (!(error instanceof FetchProblem)) throw error;
      problem = error;
      if (error.reason !== 'unreachable') break;
    }
  }
  return { stop: await stopFor(problem, isOurs) };
}

/** What our network says when it is down, or when a name's own servers are. */
const mayBeOurs = ['EAI_AGAIN', 'ENETDOWN', 'ENETUNREACH'];

/** A site is to blame only when nothing of ours was. */
async function stopFor({ reason, code }: FetchProblem, isOurs: RunTools['isOurs']): Promise<Stop> {
  if (reason === 'refused') return 'bot-wall';
  if (reason === 'not-a-page') return reason;
  if (reason === 'loop') return 'loops';
  // Other runs have asked enough of where the address leads: our own limit.
  if (reason === 'enough') return 'interrupted';
  const isLate = reason === 'timeout' || reason === 'budget';
  // A name server that is away shows as either.
  if ((isLate || mayBeOurs.includes(code)) && (await isOurs?.())) return 'interrupted';
  return reason === 'unreachable' || reason === 'not-allowed' ? 'unreachable' : 'too-much';
}

/** Who types a name means whatever answers to it. */
function candidates(typed: URL): URL[] {
  if (typed.protocol === 'http:') return [typed];
  const plain = new URL(typed);
  plain.protocol = 'http:';
  const www = new URL(typed);
  www.hostname = `www.${typed.hostname}`;
  return getDomain(typed.hostname) === typed.hostname ? [typed, plain, www] : [typed, plain];
}

/** @throws FetchProblem */
async function open(fetcher: Fetcher, typed: URL, robot: string) {
  const asked = await siteRules(fetcher, typed, robot);
  if (asked.refusesUs(typed)) throw new FetchProblem('refused');
  const answer = await fetcher.get(typed, MAX_PAGE_BYTES);
  if (isBotWall(answer)) throw new FetchProblem('refused');
  const url = new URL(answer.url);
  fetcher.isAbout(url);
  // It may have been led to another site, which asks for other things.
  const rules = url.origin === asked.origin ? asked : await siteRules(fetcher, url, robot);
  if (rules.refusesUs(url)) throw new FetchProblem('refused');
  if (answer.status < 400 && !isPage(answer)) throw new FetchProblem('not-a-page');
  return { answer, rules };
}

/** Of other pages: titles stand at the beginning, and a run has few bytes. */
const MAX_OTHER_BYTES = 512 * 1024;

/** What answers at an address; without a `page` where it is none. */
export type Opened = AnswerWithBody & { readonly page?: PageFacts | undefined };

/** What each run has opened: links, menus and lists of pages name the same ones. */
const opened = new WeakMap<Fetcher, Map<string, Promise<Opened | undefined>>>();

/** Opens another page, or the same under the name of another robot as well. Undefined when nothing answers. */
export function openOther(fetcher: Fetcher, url: URL, like = '') {
  const known = opened.get(fetcher) ?? new Map<string, Promise<Opened | undefined>>();
  const opening = known.get(like + url.href) ?? openNow(fetcher, url, like);
  opened.set(fetcher, known.set(like + url.href, opening));
  return opening;
}

async function openNow(fetcher: Fetcher, url: URL, like: string): Promise<Opened | undefined> {
  const answer = await orNothing(fetcher.get(url, MAX_OTHER_BYTES, like || undefined));
  const isRead = answer && answer.bytes > 0 && isPage(answer);
  return answer && { ...answer, page: isRead ? readAnswer(answer) : undefined };
}

/** Whether it is a web page, by what the server says, or else by how it begins. */
export function isPage({ status, headers, body }: AnswerWithBody): boolean {
  const isFile = /^\s*attachment/i.test(headers['content-disposition'] ?? '');
  if (!isFine(status) || isFile) return false;
  const type = headers['content-type'];
  return type === undefined
    ? /^\uFEFF?\s*</.test(body.subarray(0, 1024).toString())
    : /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type);
}

/** What came, read as a page; undefined when it is too tangled for that. */
export function readAnswer({ body, ...answer }: AnswerWithBody): PageFacts | undefined {
  try {
    const html = readHtml(body, answer.headers['content-type'] ?? '', answer.url);
    return { ...answer, html };
  } catch (error) {
    if (error instanceof PageTooTangled) return undefined;
    throw error;
  }
}

type Sign = readonly [header: string, value: RegExp];

/** Said by a shield when it asks a robot to prove that it is none. */
const challenges: readonly Sign[] = [
  ['cf-mitigated', /challenge/],
  ['x-vercel-mitigated', /challenge|deny/],
  ['x-amzn-waf-action', /challenge|captcha/],
];

/** Headers of shields, which mean a refusal only with an answer that refuses. */
const shields: readonly Sign[] = [
  ['server', /^(?:akamaighost|cloudflare|ddos-guard|imunify360)/i],
  ['x-datadome', /./],
  ['x-iinfo', /./],
  ['x-sucuri-block', /./],
];

const TOO_MANY_REQUESTS = 429;
const refused: readonly number[] = [403, 503];

/**
 * Whether a shield before the site refused us, told by headers alone: pages speak of captchas for
 * many reasons. Those who refuse us may let Google in, so nothing can be said about the site.
 */
function isBotWall({ status, headers }: Answer): boolean {
  const shows = ([header, value]: Sign) => value.test(headers[header] ?? '');
  if (status === TOO_MANY_REQUESTS || challenges.some(shows)) return true;
  return refused.includes(status) && shields.some(shows);
}
