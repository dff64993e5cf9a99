import { ofFacts } from '../check.ts';
import { fail, notApplicable, partly, pass, passIf, shareRight } from '../outcome.ts';
import { noindexOf } from '../reading/directives.ts';
import { isGone } from '../statuses.ts';

/** A list of pages is named in robots.txt or stands at one of the usual addresses. */
export const isThere = ofFacts(['sitemap'], ({ sitemap }) =>
  sitemap === 'none' ? fail() : pass({ evidence: [{ url: sitemap.url }] }),
);

/** The list of pages opens and can be read by robots. */
export const readable = ofFacts(['sitemap', 'robots'], ({ sitemap, robots }) => {
  if (sitemap === 'none') return notApplicable;
  const { url, status, error, entries } = sitemap;
  const figures = { entries };
  // It was found where nobody told to look, since nothing stands where somebody did.
  if (!sitemap.named && robots.sitemaps.length > 0)
    return fail({
      figures,
      evidence: [{ url: robots.url, found: robots.sitemaps[0], expected: url }],
    });
  const found = status >= 400 ? `HTTP ${status}` : error;
  return passIf(found === undefined && entries > 0, { figures, evidence: [{ url, found }] });
});

/** The list names pages of this site: after a move it often names those of the old one. */
export const own = ofFacts(['sitemap'], ({ sitemap }) => {
  if (sitemap === 'none' || sitemap.entries === 0) return notApplicable;
  const { url, entries, foreign, foreignCount } = sitemap;
  return partly(entries - foreignCount, entries, {
    figures: { foreign: foreignCount, entries },
    evidence: foreign.map((found) => ({ url, found })),
  });
});

/** The list names the page, where it is one list and not an index of several. */
export const namesPage = ofFacts(['page', 'sitemap'], ({ page, sitemap }) => {
  if (sitemap === 'none' || sitemap.namesPage === undefined || noindexOf(page))
    return notApplicable;
  return passIf(sitemap.namesPage, { evidence: [{ url: sitemap.url, expected: page.url }] });
});

/** The list names pages that open as they are named, and that Google may show. */
export const honest = ofFacts(['listed'], ({ listed }) =>
  shareRight(
    // A refusal or a slow answer is no word on what is there.
    listed.filter(({ status }) => (status >= 200 && status < 400) || isGone(status)),
    ({ url, status, leadsTo, hiddenBy }) => {
      const found = hiddenBy ?? `HTTP ${status}${leadsTo ? `, ${leadsTo}` : ''}`;
      const isWrong = isGone(status) || (leadsTo ?? hiddenBy);
      return isWrong ? { url, found, expected: 'HTTP 200' } : undefined;
    },
  ),
);
