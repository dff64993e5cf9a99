import type { OtherPage } from '../../facts.ts';
import { metaOf, titleOf } from '../../reading/metadata.ts';
import { PageTooTangled } from '../../reading/parse-html.ts';
import { isPage, readAnswer } from '../open-page.ts';
import { ownLinks } from '../own-links.ts';
import { allowed, orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const MAX_PAGES = 4;
/** Titles stand at the beginning, and a run has few bytes. */
const MAX_BYTES = 512 * 1024;
const notPages = /\.(?:pdf|jpe?g|png|webp|gif|svg|zip|docx?|xlsx?|mp4|apk)$/i;

/** Opens other pages of the site, those of its menu first. */
export async function findPages(visit: Visit): Promise<OtherPage[]> {
  const chosen = ownLinks(visit).filter(
    ({ url }) => url.search === '' && !notPages.test(url.pathname),
  );
  const opened = chosen.slice(0, MAX_PAGES).map(async ({ url }) => open(visit, url));
  return (await allowed(opened)).filter((page) => page !== undefined);
}

async function open({ fetcher }: Visit, url: URL): Promise<OtherPage | undefined> {
  const answer = await orNothing(fetcher.get(url, MAX_BYTES));
  if (answer === undefined) return undefined;
  const { status } = answer;
  const page = { url: answer.url, status, title: '', description: '' };
  if (!isPage(answer)) return status < 400 ? undefined : page;
  try {
    const read = readAnswer(answer);
    const description = metaOf(read.html, 'description')?.content ?? '';
    return { ...page, title: titleOf(read.html), description, read };
  } catch (error) {
    if (error instanceof PageTooTangled) return undefined;
    throw error;
  }
}
