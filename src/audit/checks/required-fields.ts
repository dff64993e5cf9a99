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
  Course: 'name, description',
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
  const things = readStructuredData(html.jsonLd).items.flatMap(({ types, fields, line }) => {
    const isIn = isInIndia(fields);
    const all = [
      ...missingIn(fields, types, required),
      ...objectsIn(fields).flatMap((thing) => within(thing, rupees, now, isIn)),
    ];
    return all.map((one) => ({ ...one, line }));
  });
  return shareRight(
    things,
    ({ type: found, line, missing }) =>
      missing.length > 0 && { url, line, found, expected: missing.join(', ') },
  );
});

/** The types of a thing, and what it says in the fields that are wrong. */
function told(thing: Thing, wrong: readonly string[]): string {
  const names = wrong.flatMap((each) => each.match(/^\w+/) ?? []);
  const plain = names.filter((name) => /string|number/.test(typeof thing[name]));
  return [...typesOf(thing), ...plain.map((name) => `${name}: ${thing[name]}`)].join(', ');
}

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

/** Of a thing that may stand in another; one that only names the place of another is none. */
function within(thing: Thing, rupees: ReadonlySet<number>, now: number, isIn: boolean): Complete[] {
  if (Object.keys(thing).every((key) => key === '@id' || key === '@type')) return [];
  const types = typesOf(thing);
  const wrong = [wrongValues(thing, now, isIn)].filter((each) => each.length > 0);
  const offers = types.includes('Offer') ? [missingOfOffer(thing, rupees)] : [];
  return [
    ...missingIn(thing, types, requiredAnywhere),
    ...[...offers, ...wrong].map((missing) => ({ type: told(thing, missing), missing })),
  ];
}
