import { defineCheck } from '../check.ts';
import { fail, notApplicable, partly, pass } from '../outcome.ts';
import { objectsIn, readStructuredData, says } from '../reading/structured-data.ts';

/**
 * The front page of a business, known by a phone number to tap, also tells machines where it is. Other
 * pages may leave that to it.
 */
export const check = defineCheck({
  category: 'understood',
  weight: 3,
  needs: ['page'],
  run: ({ page: { url, html } }) => {
    const things = readStructuredData(html.jsonLd).items.flatMap(({ fields, line }) =>
      objectsIn(fields).map((thing) => ({
        line,
        named: [says(thing.address), says(thing.telephone)].filter(Boolean).length,
      })),
    );
    const best = things.toSorted((a, b) => b.named - a.named)[0];
    const postal = html.microdata.find(({ type }) => /schema\.org\/postaladdress$/.test(type));
    if (postal) return pass({ evidence: [{ url, line: postal.line, found: 'PostalAddress' }] });
    if (best?.named === 2) return pass({ evidence: [{ url, line: best.line }] });
    const isBusiness = html.anchors.some(({ href }) => /^\s*tel:/i.test(href ?? ''));
    if (new URL(url).pathname !== '/' || !isBusiness) return notApplicable;
    return best?.named === 1
      ? partly(1, 2, { evidence: [{ url, line: best.line }] })
      : fail({ evidence: [{ url, found: '', expected: 'LocalBusiness' }] });
  },
});
