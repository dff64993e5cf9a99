import { ofEveryPage } from '../check.ts';
import { shareRight } from '../outcome.ts';
import { localBusinesses } from '../reading/business-types.ts';
import { isInIndia, missingOfOffer, rupeesIn, wrongValues } from '../reading/schema-values.ts';
import {
  objectsIn,
  readStructuredData,
  says,
  type Thing,
  typesOf,
} from '../reading/structured-data.ts';

/** Fields without which Google does not show a thing of this type, or shows a name alone; of several one is enough. */
const required: Readonly<Record<string, string>> = {
  Product: 'name, offers / review / aggregateRating',
  BreadcrumbList: 'itemListElement',
  LocalBusiness: 'name, address',
  Event: 'name, startDate, location',
  JobPosting:
    'title, description, datePosted, hiringOrganization, jobLocation / applicantLocationRequirements',
  Recipe: 'name, image, recipeIngredient / ingredients, recipeInstructions',
  VideoObject: 'name, thumbnailUrl, uploadDate',
};

/** The same for what stands within other things as well. */
const requiredAnywhere: typeof required = {
  AggregateRating: 'ratingValue, ratingCount / reviewCount',
  Review: 'author, reviewRating',
  AggregateOffer: 'lowPrice, priceCurrency',
};

/** Things that a page describes have the fields that Google requires of them. */
export const complete = ofEveryPage(({ url, html, headers }) => {
  const rupees = rupeesIn(html.text);
  const now = Date.parse(headers.date ?? '');
  const things = readStructuredData(html.jsonLd).items.flatMap(({ types, fields, line }) =>
    [
      ...missingIn(fields, types, required),
      ...objectsIn(fields).flatMap((thing) => missingWithin(thing, rupees)),
      ...unusableIn(fields, now),
    ].map((thing) => ({ ...thing, line })),
  );
  return shareRight(
    things,
    ({ type: found, line, missing }) =>
      missing.length > 0 && { url, line, found, expected: missing.join(', ') },
  );
});

interface Complete {
  readonly type: string;
  readonly missing: readonly string[];
}

function missingIn(fields: Thing, types: readonly string[], fieldsOf: typeof required): Complete[] {
  return types.flatMap((type) => {
    const name = localBusinesses.has(type) ? 'LocalBusiness' : type;
    // Strangers name the types: "constructor" is one that every object has.
    const wanted = Object.hasOwn(fieldsOf, name) && fieldsOf[name]?.split(', ');
    if (!wanted) return [];
    const isThere = (field: string) => field.split(' / ').some((each) => says(fields[each]));
    return [{ type, missing: wanted.filter((field) => !isThere(field)) }];
  });
}

/** Things within one whose fields have values that nobody can use. */
function unusableIn(fields: Thing, now: number): Complete[] {
  const inIndia = isInIndia(fields);
  return objectsIn(fields).flatMap((thing) => {
    const missing = wrongValues(thing, now, inIndia);
    return missing.length > 0 ? [{ type: typesOf(thing).join(', '), missing }] : [];
  });
}

/** Of a thing that may stand in another; one that only names the place of another is none. */
function missingWithin(thing: Thing, rupees: ReadonlySet<number>): Complete[] {
  if (Object.keys(thing).every((key) => key === '@id' || key === '@type')) return [];
  const types = typesOf(thing);
  const offers = types.includes('Offer') ? [missingOfOffer(thing, rupees)] : [];
  // Without a best one, five is taken for it.
  const isTooMuch = Number(thing.ratingValue) > Number(thing.bestRating ?? 5);
  return [
    ...missingIn(thing, types, requiredAnywhere),
    ...offers.map((missing) => ({ type: 'Offer', missing })),
    ...(isTooMuch ? [{ type: types.join(', '), missing: ['bestRating'] }] : []),
  ];
}
