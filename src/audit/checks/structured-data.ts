import { ofEveryPage, ofPage } from '../check.ts';
import { evidenceOf, fail, notApplicable, partly, pass, passIf, passUnless } from '../outcome.ts';
import { ownBusinesses } from '../reading/business-types.ts';
import { metaOf } from '../reading/metadata.ts';
import { isPrivate } from '../reading/private-pages.ts';
import {
  objectsIn,
  readStructuredData,
  says,
  thingsOf,
  typesOf,
} from '../reading/structured-data.ts';

/** Blocks of structured data are JSON without mistakes. */
export const parses = ofEveryPage((page) => {
  const { html } = page;
  const blocks = html.jsonLd.filter(({ text }) => text.trim() !== '').length;
  if (blocks === 0) return notApplicable;
  const { mistakes } = readStructuredData(html.jsonLd);
  return partly(blocks - mistakes.length, blocks, {
    figures: { broken: mistakes.length, blocks },
    evidence: evidenceOf(page, mistakes, ({ message }) => message),
  });
});

/**
 * The front page of a business, known by a phone number to tap, also tells machines where it is. Other
 * pages may leave that to it.
 */
export const business = ofPage(({ url, html }) => {
  const [best] = thingsOf(html)
    .map(({ thing, line }) => ({
      line,
      named: [
        thing.address,
        // A department's will do.
        [thing, ...objectsIn(thing.contactPoint, 2)].map(({ telephone }) => telephone),
      ].filter((each) => says(each)).length,
    }))
    .toSorted((a, b) => b.named - a.named);
  const postal = html.microdata.find(({ type }) => /schema\.org\/postaladdress$/.test(type));
  if (postal) return pass({ evidence: [{ url, line: postal.line, found: 'PostalAddress' }] });
  if (best?.named === 2) return pass({ evidence: [{ url, line: best.line }] });
  const isBusiness = html.anchors.some(({ href }) => /^\s*tel:/i.test(href ?? ''));
  if (new URL(url).pathname !== '/' || !isBusiness) return notApplicable;
  return best?.named === 1
    ? partly(1, 2, { evidence: [{ url, line: best.line }] })
    : fail({ evidence: [{ url, found: '', expected: 'LocalBusiness' }] });
});

/** Words of others than schema.org, which Google reads no more or never did; or none at all. */
const OTHERS =
  /data-vocabulary\.org|^(?:foaf|rnews|sioc|skos|v):|^https?:\/\/(?:www\.)?schema\.org\/?$/i;
/** What every page of a site has around its own part. */
const AROUND =
  /(?:^|[/:])(?:BreadcrumbList|ImageObject|ListItem|Organization|Person|SearchAction|SiteNavigationElement|WebPage|WebSite|WP\w+)$/i;

/** Addresses of terms and sizes. */
const TERMS =
  /polic(?:y|ies)\b|\b(?:delivery|disclaimer|refunds?|shipping|size[\w-]{0,20}(?:chart|guide))\b/i;

/** The page says to machines what it is, whether an article, a product or a firm. One that is nothing of the kind may leave it: hence likely. */
export const there = ofPage((page) => {
  // The front page of a business is told what it lacks, and terms are nothing of the kind.
  if (/fail|partly/.test(business.run({ page }).kind)) return notApplicable;
  const address = new URL(page.url);
  if (isPrivate(address) || TERMS.test(address.pathname)) return notApplicable;
  const { jsonLd, microdata } = page.html;
  const { items, mistakes } = readStructuredData(jsonLd);
  // What was published on a day is more than a page of the site.
  const isDated = metaOf(page.html, 'article:published_time') !== undefined;
  const named = [
    ...items.flatMap(({ types, line }) => types.map((type) => ({ type, line }))),
    ...microdata.filter(({ type }) => !OTHERS.test(type)),
  ];
  // Blocks with mistakes are told by a check of their own.
  const [block] = [...named.filter(({ type }) => !(isDated && AROUND.test(type))), ...mistakes];
  const found = block ? '' : named.map(({ type }) => type).join(', ');
  return passIf(block !== undefined, { evidence: [{ url: page.url, line: block?.line, found }] });
});

/** A business gives no stars to itself. A directory that rates others can look the same: hence likely. */
export const noOwnStars = ofEveryPage((page) => {
  const own = ownBusinesses(page);
  if (own.length === 0) return notApplicable;
  const rated = own.filter(
    ({ thing: { aggregateRating, review } }) => says(aggregateRating) || says(review),
  );
  return passUnless(evidenceOf(page, rated, ({ thing }) => typesOf(thing).join(', ')));
});
