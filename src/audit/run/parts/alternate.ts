import type { AlternateFacts, PageFacts } from '../../facts.ts';
import { alternatesOf, isAddressOf } from '../../reading/alternates.ts';
import { webAddress } from '../../reading/files.ts';
import { isPage, readAnswer } from '../open-page.ts';
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
  const other = isPage(answer) ? readAnswer(answer) : undefined;
  return other ? { url: url.href, status, linksBack: linksTo(page, other) } : 'none';
}

/** With or without https and www: a link that is redirected leads back all the same. */
const anyHost = (href: string) => href.replace(/^https?:\/\/(?:www\.)?/i, 'https://');

function linksTo(page: PageFacts, other: PageFacts): boolean {
  const own = { ...page, url: anyHost(page.url) };
  return alternatesOf(other).some(({ href }) => isAddressOf(own, anyHost(href)));
}
