import { says, type Thing } from './structured-data.ts';

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
  const digits = price.replace(/[^\d.]|[.,]$/g, '');
  const isRupees = rupees.has(Number(digits)) || /₹|\bRs\b/i.test(price);
  const isRight = isRupees ? currency === 'INR' : currencies.has(currency);
  return [
    ...(/^\d+(?:\.\d+)?$/.test(price) ? [] : [`price: ${digits}`]),
    // What is free is so in every currency.
    ...(isRight || Number(digits) === 0 ? [] : [`priceCurrency${isRupees ? ': INR' : ''}`]),
  ];
}

const told = (value: unknown) => (says(value) ? String(value).trim() : '');
