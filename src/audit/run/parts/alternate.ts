import type { AlternateFacts, PageFacts } from '../../facts.ts';
import type { AnswerWithBody } from '../../fetching/fetcher.ts';
import { alternatesOf, isAddressOf } from '../../reading/alternates.ts';
import { webAddress } from '../../reading/files.ts';
import { PageTooTangled } from '../../reading/parse-html.ts';
import { readHtml } from '../../reading/read-html.ts';
import { isPage } from '../open-page.ts';
import { allowed, orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const MAX_BYTES = 512 * 1024;
const GONE = [404, 410];

/** Opens the first version of the page in another language. */
export async function findAlternate({
  fetcher,
  page,
  rules,
}: Visit): Promise<AlternateFacts | 'none'> {
  const others = alternatesOf(page).filter(({ href }) => !isAddressOf(page, href));
  const url = webAddress(others[0]?.href ?? '', page.html.base);
  const isOwn = url?.origin === rules.origin;
  if (!url || (isOwn ? !rules.mayVisit(url) : fetcher.offline)) return 'none';
  const [answer] = await allowed([orNothing(fetcher.get(url, MAX_BYTES))]);
  // Where visitors are sent by their country or language, nobody sees it from here.
  if (!answer || isAddressOf(page, answer.url)) return 'none';
  const { status } = answer;
  if (GONE.includes(status)) return { url: url.href, status, linksBack: false };
  const linksBack = isPage(answer) ? linksTo(page, answer) : undefined;
  return linksBack === undefined ? 'none' : { url: url.href, status, linksBack };
}

/** With or without https and www: a link that is redirected leads back all the same. */
const anyHost = (href: string) => href.replace(/^https?:\/\/(?:www\.)?/i, 'https://');

/** Undefined when it can't be read. */
function linksTo(page: PageFacts, { body, headers, url }: AnswerWithBody): boolean | undefined {
  try {
    const html = readHtml(body, headers['content-type'] ?? '', url);
    const own = { ...page, url: anyHost(page.url) };
    return alternatesOf({ html }).some(({ href }) => isAddressOf(own, anyHost(href)));
  } catch (error) {
    if (error instanceof PageTooTangled) return undefined;
    throw error;
  }
}
