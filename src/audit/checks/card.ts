import { ofFacts } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { evidenceOf, fail, notChecked, partly, pass } from '../outcome.ts';
import { absolute, isOwn, kilobytes, webAddress } from '../reading/addresses.ts';
import { canonicalsOf, cardTagOf, metaOf } from '../reading/metadata.ts';
import type { Evidence } from '../said.ts';
import { isGone } from '../statuses.ts';

/** WhatsApp's own bounds: it shows smaller ones as a stamp or not at all, and heavier ones not at all. */
const LEAST_WIDTH = 300;
const MOST_BYTES = 600_000;

/** A shared link has a picture that opens. */
export const picture = ofFacts(['page', 'card'], ({ page, card }) => {
  const tag = cardTagOf(page.html);
  const line = tag?.line;
  if (card === 'none') return fail({ evidence: [{ url: page.url, line }] });
  const { url, status, contentType, width = LEAST_WIDTH, bytes = 0 } = card;
  // SVG is a program, which no messenger runs.
  if (status >= 400 || !/^image\/(?!svg)/i.test(contentType))
    return fail({ evidence: [{ url, line, found: `HTTP ${status}, ${contentType}` }] });
  const size = card.width ? `${width} × ${card.height ?? '?'}` : contentType;
  const found = bytes > 0 ? `${size}, ${kilobytes(bytes)} KB` : size;
  // Messengers don't know from where half an address starts.
  const isWhole = /^\s*https?:\/\//i.test(tag?.content ?? '');
  const seen = isWhole
    ? { evidence: [{ url, line, found, expected: '1200 × 630, ≤ 600 KB' }] }
    : { evidence: [{ url: page.url, line, found: tag?.content ?? '', expected: url }] };
  const isShown = isWhole && width >= LEAST_WIDTH && bytes <= MOST_BYTES;
  const elsewhere = foreignAddress(page);
  if (elsewhere) return partly(1, 2, { evidence: [elsewhere] });
  return isShown ? pass(seen) : partly(1, 2, seen);
});

/** The other site's address under which the page is to be shared; fine where the page names it as its own. */
function foreignAddress(page: PageFacts): Evidence | undefined {
  const tag = metaOf(page.html, 'og:url');
  const url = tag && webAddress(tag.content, page.html.base);
  if (!url || isOwn(page, url.href)) return undefined;
  const isMeant = canonicalsOf(page).some((canonical) => canonical.url?.host === url.host);
  if (isMeant) return undefined;
  return { url: page.url, line: tag.line, found: url.href, expected: page.url };
}

/** The site has a small picture for tabs and for Google's results: named, or at the usual address. */
export const icon = ofFacts(['page', 'files'], ({ page, files }) => {
  const named = page.html.linkTags.filter(({ rel }) => rel.includes('icon'));
  const usual = URL.parse('/favicon.ico', page.url)?.href ?? '';
  const urls = named.length > 0 ? named.map(({ href }) => absolute(page, href)) : [usual];
  const tried = files.filter(({ url }) => urls.includes(url));
  const gone = tried.filter(({ status }) => isGone(status));
  if (named.length === 0 && tried.length === 0) return notChecked('no-answer');
  if (gone.length < urls.length)
    return pass({ evidence: evidenceOf(page, named, ({ href }) => href) });
  return fail({
    evidence: gone.map(({ url, line, status }) => ({ url, line, found: `${status}` })),
  });
});
