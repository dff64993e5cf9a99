import type { LinkFacts } from '../../facts.ts';
import { webAddress } from '../../reading/files.ts';
import { spread } from '../../reading/limits.ts';
import { ownLinks } from '../own-links.ts';
import { allowed, orNothing } from '../unseen.ts';
import type { Visit } from '../visit.ts';

const MAX_LINKS = 10;
/** All that is wanted is a status. */
const MAX_BYTES = 1024;

/** Tries links of the page, from all of its parts. Others' sites are left alone: many refuse robots. */
export async function findLinks(visit: Visit): Promise<LinkFacts[]> {
  const { fetcher } = visit;
  const links = ownLinks(visit).map(({ url, anchor: { line } }) => ({ url, line }));
  const tried = [...versionsOf(visit), ...spread(links, MAX_LINKS)].map(async ({ url, line }) => {
    const answer = await orNothing(fetcher.head(url));
    const isSure = answer !== undefined && answer.status < 400;
    // Some servers answer HEAD as they please; what a visitor gets counts.
    const sure = isSure ? answer : await orNothing(fetcher.get(url, MAX_BYTES));
    return { url: url.href, line, status: sure?.status ?? 0 };
  });
  return await allowed(tried);
}

/** The page for phones, of its own site, as the head names it: by width, or as AMP. */
const versionsOf = ({ page: { html }, rules }: Visit) =>
  html.linkTags
    .filter(({ rel, media }) => rel.includes('amphtml') || (rel.includes('alternate') && media))
    .flatMap(({ href, line }) => {
      const url = webAddress(href, html.base);
      return url && rules.mayVisit(url) ? [{ url, line }] : [];
    })
    .slice(0, 2);
