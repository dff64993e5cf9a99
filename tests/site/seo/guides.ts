/**
 * What a thing of each type must have: what Google's guides require or, where they require nothing,
 * what makes the thing of use. A type that is not listed here may not stand on any page; reviews and
 * ratings are not, since ours are samples.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  ContactPoint: ['telephone', 'contactType'],
  ProfessionalService: [
    ...['name', 'address', 'telephone', 'openingHoursSpecification', 'url'],
    ...['hasMap', 'areaServed', 'priceRange'],
  ],
  PostalAddress: ['addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf'],
  AboutPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf'],
  CollectionPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf'],
  ContactPage: ['name', 'url', 'description', 'inLanguage', 'isPartOf'],
  ImageObject: ['url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'url'],
  City: ['name'],
  State: ['name'],
  Country: ['name'],
  Place: [],
  Offer: ['name', 'url', 'price', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'referenceQuantity', 'valueAddedTaxIncluded'],
  QuantitativeValue: ['value', 'unitCode'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  Person: ['name', 'url'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
};

/** A thing in a graph, as it was read. */
export type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** Every thing with a type below a value, itself included. */
export function thingsBelow(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsBelow);
  if (!isThing(value)) return [];
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(thingsBelow)];
}

/** What the guides miss in a thing, in words. */
export function mistakesOf(thing: Thing): string[] {
  const type = String(thing['@type']);
  const required = REQUIRED[type];
  if (!required) return [`${type} is no type this site may use`];
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
  return required.filter((name) => isEmpty(thing[name])).map((name) => `${type} has no ${name}`);
}
