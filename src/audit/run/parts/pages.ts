import type { ListedPage, PageFacts } from '../../facts.ts';
import { isPage, readAnswer } from '../open-page.ts';
import { type OwnLink, ownLinks } from '../own-links.ts';
import { allowed, orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const MAX_PAGES = 6;
/** Titles stand at the beginning, and a run has few bytes. */
const MAX_BYTES = 512 * 1024;
const notPages = /\.(?:pdf|jpe?g|png|webp|gif|svg|zip|docx?|xlsx?|mp4|apk)$/i;

/** Where a buyer is sent to call or write, by address or link. */
const CONTACT = /contact|enquir|inquir|appointment|booking|reach-?us|sampark|संपर्क|सम्पर्क|अपॉइंटमेंट/i;
/** Of the pages that are opened, those that lie deeper: a product, an article. */
const DEEP_PAGES = 2;

/** Other pages of the site: those to which the page leads, and those of its list of pages that were asked. */
export async function findPages(
  visit: Visit,
  listed: Promise<readonly ListedPage[]>,
): Promise<PageFacts[]> {
  const linked = await openLinked(visit);
  // Without a list, or time for it, the linked ones are there still.
  const further = (await listed.catch(() => [])).flatMap(({ read }) => read ?? []);
  return [...new Map([...further, ...linked].map((page) => [page.url, page])).values()];
}

/** Opens those to which the page leads: where buyers write first, then its menu, and what lies deeper. */
async function openLinked(visit: Visit): Promise<PageFacts[]> {
  const all = ownLinks(visit).filter(
    ({ url }) => url.search === '' && !notPages.test(url.pathname),
  );
  const isContact = ({ url, anchor }: OwnLink) => CONTACT.test(`${url.pathname} ${anchor.text}`);
  const contact = all.filter(isContact).slice(0, 1);
  const deep = all.filter(({ url }) => depthOf(url) > 1 && !contact.some((one) => one.url === url));
  const chosen = [...contact, ...deep.slice(0, DEEP_PAGES), ...all].map(({ url }) => url);
  const opened = [...new Set(chosen)].slice(0, MAX_PAGES).map(async (url) => open(visit, url));
  return (await allowed(opened)).filter((page) => page !== undefined);
}

const depthOf = ({ pathname }: URL) => pathname.split('/').filter(Boolean).length;

async function open({ fetcher }: Visit, url: URL): Promise<PageFacts | undefined> {
  const answer = await orNothing(fetcher.get(url, MAX_BYTES));
  return answer && isPage(answer) ? readAnswer(answer) : undefined;
}
