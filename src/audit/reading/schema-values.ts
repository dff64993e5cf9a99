import { allTypes } from './business-types.ts';
import { objectsIn, says, type Thing, typesOf } from './structured-data.ts';

/** Digits that are none of India's codes. */
const NO_PIN = /^(?![1-9]\d{2}\s?\d{3}$)[\d\s]+$/;
/** Hours that no clock has, or in words; the seconds of `09:30:00` are none. */
const NO_HOURS =
  /(?<![\d:])(?:2[5-9]|[3-9]\d):\d\d|:[6-9]\d|\d\s*[ap]\.?m\b|\bto\b|\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs|nes|ur)?(?:days?)?\b/i;
/** What an address may be given by. */
const PLACE = /,(?:@id|name|description|address|street|post)/;
/** India with its islands. */
const INDIA = { latitude: [6, 37.5], longitude: [68, 97.5] } as const;

/** Of a thing in the words of schema.org, the fields whose value nobody can use, with what is expected. */
export function wrongValues(thing: Thing, now: number, inIndia: boolean): string[] {
  const types = typesOf(thing);
  const isPast = (name: string) => Date.parse(told(thing[name])) < now;
  const hours = [thing.openingHours, thing.opens, thing.closes].flat();
  const unknown = types.filter((type) => /^[\w ]+$/.test(type) && !allTypes.has(type));
  const wrong: readonly (readonly [boolean, string])[] = [
    [unknown.length > 0, '@type of schema.org'],
    [!isPlace(thing, 'latitude', 90, inIndia), 'latitude'],
    [!isPlace(thing, 'longitude', 180, inIndia), 'longitude'],
    [hours.some((each) => NO_HOURS.test(told(each))), 'openingHours: Mo-Sa 09:30-20:00'],
    [types.join() === 'Product' && costsNothing(thing), 'price > 0'],
    [isNobodys(told(thing.telephone)), 'telephone'],
    [types.includes('PostalAddress') && !PLACE.test(`,${Object.keys(thing)}`), 'streetAddress'],
    [/\s/.test(told(thing.availability)), 'availability: InStock'],
    [types.includes('BreadcrumbList') && isUnplaced(thing), 'position'],
    [isPast('priceValidUntil'), 'priceValidUntil'],
    [types.includes('JobPosting') && isPast('validThrough'), 'validThrough'],
    [inIndia && NO_PIN.test(told(thing.postalCode)), 'postalCode'],
    [Number(thing.ratingValue) > Number(thing.bestRating ?? 5), 'ratingValue ≤ bestRating (or 5)'],
    [isFar(thing), 'addressCountry: IN'],
    [Date.parse(told(thing.datePublished)) > now + DAY_MS, 'datePublished'],
  ];
  return wrong.flatMap(([isWrong, expected]) => (isWrong ? [expected] : []));
}

/** A number of a template, or with more digits than any in India. */
const isNobodys = (number: string) =>
  /x{4}/i.test(number) || /^\+\s*91(?:[\s-]*\d){11,}$/.test(number);

/** A product sold for 0, as an import leaves it; what is given away says so. Google lists none of either. */
function costsNothing({ offers, name, description }: Thing): boolean {
  const prices = objectsIn(offers).map(({ price }) => told(price));
  const isFree = /\b(?:app|demo|download|free(?! (?:delivery|home|ship))|sample|software|trial)\b/i;
  const isZero = prices.some(Boolean) && prices.every((price) => Number(price) === 0);
  return isZero && !isFree.test(`${told(name)} ${told(description)}`);
}

/** In a list of other things steps need no place. */
const isUnplaced = ({ itemListElement }: Thing) =>
  objectsIn([itemListElement].flat(), 2).some(
    ({ position }, at, all) => !says(position) || (at > 0 && position === all[0]?.position),
  );

/** A code of India, in a country that templates leave over: none of these has codes of six digits. */
const isFar = ({ addressCountry, postalCode }: Thing) =>
  /^(?:ae|au|ca|gb|nz|uk|us)$/i.test(told(addressCountry)) && PIN.test(told(postalCode));
const PIN = /^[1-8]\d\d\s?\d{3}$/;
/** A date without its hour may be tomorrow's elsewhere. */
const DAY_MS = 24 * 60 * 60 * 1000;

const told = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function isPlace(thing: Thing, name: keyof typeof INDIA, most: number, inIndia: boolean): boolean {
  const written = told(thing[name]);
  const degrees = Number(written);
  if (written === '' || Number.isNaN(degrees)) return true;
  const [least, last] = inIndia ? INDIA[name] : [-most, most];
  return degrees >= least && degrees <= last;
}

/** Whether a thing says of itself or of what it has that it is in India. */
export const isInIndia = (thing: Thing): boolean =>
  objectsIn(thing).some(
    ({ addressCountry, telephone }) =>
      /^(?:IN|IND|India)$/i.test(told(addressCountry)) || /^\+91/.test(told(telephone)),
  );

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** The prices that a text names in rupees; none where it has those of other countries as well. */
export function rupeesIn(text: string): ReadonlySet<number> {
  if (/[$€£]|\b(?:USD|EUR|GBP|AED|SGD)\b/.test(text)) return new Set();
  const written = text.matchAll(/(?:₹|\bRs\.?)\s?(\d[\d,]*(?:\.\d+)?)/g);
  return new Set([...written].map(([, amount = '']) => Number(amount.replaceAll(',', ''))));
}

/** What an offer lacks for its price to be shown: digits, and the currency that the page itself names. */
export function missingOfOffer(offer: Thing, rupees: ReadonlySet<number>): string[] {
  const [specification] = [offer.priceSpecification].flat() as (Thing | undefined)[];
  const price = told(offer.price ?? specification?.price);
  const currency = told(offer.priceCurrency ?? specification?.priceCurrency).toUpperCase();
  if (price === '') return [];
  if (!/\d/.test(price)) return ['price in digits'];
  const digits = price.replace(/^\D+|[^\d.]|[.,]$/g, '');
  const isRupees = rupees.has(Number(digits)) || /₹|\bRs\b/i.test(price);
  const isRight = isRupees ? currency === 'INR' : currencies.has(currency);
  return [
    ...(/^\d+(?:\.\d+)?$/.test(price) ? [] : [`price: ${digits}`]),
    // What is free is so in every currency.
    ...(isRight || Number(digits) === 0 ? [] : [`priceCurrency${isRupees ? ': INR' : ''}`]),
  ];
}
