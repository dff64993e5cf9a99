import type { FormTarget, PageFacts } from '../../facts.ts';
import { othersOf } from '../../other-pages.ts';
import { contactForms } from '../../reading/contact-forms.ts';
import { webAddress } from '../../reading/files.ts';
import { orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const MOST = 2;
/** A file is there for every way of asking; any other address may be there for what is posted alone. */
const FILE = /\.(?:php\d?|aspx?|cgi|pl|jsp|py|cfm)$/i;

/** Asks for the programs of the site that are to take what buyers write. Nothing is sent to them. */
export async function findTargets(
  { fetcher, page, rules }: Visit,
  pages: readonly PageFacts[],
): Promise<FormTarget[]> {
  const named = [page, ...othersOf(page, pages)].flatMap((one) =>
    contactForms(one).flatMap(({ action = '', method, line }) => {
      const url = webAddress(action, one.html.base);
      const isSure = url !== undefined && (FILE.test(url.pathname) || method === 'get');
      return isSure && rules.mayVisit(url) ? [{ page: one.url, line, url }] : [];
    }),
  );
  const targets = [...new Map(named.map((each) => [each.url.href, each])).values()].slice(0, MOST);
  return await Promise.all(
    targets.map(async ({ url, ...place }) => {
      const answer = await orNothing(fetcher.get(url, 1));
      return { ...place, url: url.href, status: answer?.status ?? 0 };
    }),
  );
}
