import { defineCheck } from '../check.ts';
import { fail, notApplicable, partly, pass } from '../outcome.ts';
import { objectsIn, readStructuredData, says } from '../reading/structured-data.ts';

/** A page with a phone number to tap also tells machines whose it is and where. */
export const check = defineCheck({
  id: 'jsonld-business',
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
    if (best && best.named > 0)
      return partly(best.named, 2, { evidence: [{ url, line: best.line }] });
    const isBusiness = html.anchors.some(({ href }) => /^\s*tel:/i.test(href ?? ''));
    return isBusiness
      ? fail({ evidence: [{ url, found: '', expected: 'LocalBusiness' }] })
      : notApplicable;
  },
});
