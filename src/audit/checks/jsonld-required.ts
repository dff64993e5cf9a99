import { defineCheck } from '../check.ts';
import { notApplicable, partly } from '../outcome.ts';
import { readStructuredData, says } from '../reading/structured-data.ts';

/** Fields without which Google does not show a thing of this type; of several names one is enough. */
const required: Readonly<Partial<Record<string, readonly (readonly string[])[]>>> = {
  Product: [['name'], ['offers', 'review', 'aggregateRating']],
  BreadcrumbList: [['itemListElement']],
  LocalBusiness: [['name'], ['address']],
  Event: [['name'], ['startDate'], ['location']],
  JobPosting: [
    ['title'],
    ['description'],
    ['datePosted'],
    ['hiringOrganization'],
    ['jobLocation', 'applicantLocationRequirements'],
  ],
  Recipe: [['name'], ['image']],
  VideoObject: [['name'], ['thumbnailUrl'], ['uploadDate']],
  AggregateRating: [['ratingValue'], ['ratingCount', 'reviewCount']],
};

/** Things that a page describes have the fields that Google requires of them. */
export const check = defineCheck({
  id: 'jsonld-required',
  category: 'understood',
  weight: 2,
  figures: ['incomplete', 'things'],
  needs: ['page'],
  run: ({ page: { url, html } }) => {
    const things = readStructuredData(html.jsonLd).items.flatMap(({ types, fields, line }) =>
      types.flatMap((type) => {
        // Strangers name the types: "constructor" is one that every object has.
        const wanted = Object.hasOwn(required, type) && required[type];
        if (!wanted) return [];
        const missing = wanted.filter((names) => !names.some((name) => says(fields[name])));
        return [{ type, line, missing: missing.map((names) => names.join(' / ')) }];
      }),
    );
    if (things.length === 0) return notApplicable;
    const incomplete = things.filter(({ missing }) => missing.length > 0);
    return partly(things.length - incomplete.length, things.length, {
      figures: { incomplete: incomplete.length, things: things.length },
      evidence: incomplete.map(({ type, line, missing }) => ({
        url,
        line,
        found: type,
        expected: missing.join(', '),
      })),
    });
  },
});
