import { ofEveryPage } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { notApplicable, passUnless } from '../outcome.ts';
import { ownBusinesses } from '../reading/business-types.ts';
import { rupeesIn } from '../reading/schema-values.ts';
import {
  objectsIn,
  readStructuredData,
  type Thing,
  thingsOf,
  typesOf,
} from '../reading/structured-data.ts';

/** What has a price that a page names. */
const SOLD = new Set(['Product', 'Course', 'Event']);
const SOLD_OUT = /\b(?:sold out|out of stock|currently unavailable)\b/i;
const GONE = /OutOfStock|SoldOut|Discontinued/;
/** Words of a page that may say the same of one choice, or why it sells all the same. */
const MAY_BE_GONE = /\b(?:sold|out of stock|unavailable|notify|pre-?order)\b/i;
const TO_BUY =
  /(?<!\bback )\bin stock\b|\b(?:add|put) (?:it )?(?:in)?to (?:the |your |my )?(?:bag|basket|cart)\b|\b(?:buy|order|enquire|inquire)(?: it)? now\b|\bquote\b/i;
/** Of the shortest day that a page writes: when it begins and ends. */
const TIMES = 2;
const HALF_DAY = 720;
/** An hour with its minutes, or before `am` or `pm`. */
const TIME = /\b(\d{1,2})(?::(\d\d)\b|(?:[:.](\d\d))?(?=\s*[ap]\.?m\b))(?=\s*([ap])\.?m\b|)/gi;

/** What a page tells machines, visitors find on it as well. Scripts may show more: hence likely. */
export const agrees = ofEveryPage((page) => {
  const { items } = readStructuredData(page.html.jsonLd);
  if (items.length === 0) return notApplicable;
  // Of several, nobody knows which one the words are about.
  const [product, ...others] = items.filter(({ types }) => types.some((type) => SOLD.has(type)));
  const one = others.length === 0 ? product?.fields : undefined;
  const price = one && (otherPrice(one, page) ?? soldOut(one, page));
  const questions = thingsOf(page.html).filter(({ thing }) => typesOf(thing).includes('Question'));
  const told = [
    ...(price ? [{ line: product?.line, found: price }] : []),
    ...unasked(questions, page.html.text).map((found) => ({ found })),
    ...ownBusinesses(page)
      .filter(({ thing }) => isOtherTime(thing, page.html.text))
      .map(({ thing: { openingHours = [], openingHoursSpecification: more }, line }) => {
        const each = objectsIn(more, 2).map(({ opens, closes }) => `${opens}–${closes}`);
        return { line, found: [openingHours, each].flat(2).join(', ') };
      }),
  ];
  return passUnless(told.map((one) => ({ url: page.url, ...one })));
});

/** The prices of the data, none of which stands on the page, which names another. */
function otherPrice(product: Thing, { html: { text } }: PageFacts): string | undefined {
  const prices = objectsIn(product.offers, 2).flatMap(({ price, lowPrice, highPrice }) =>
    [price, lowPrice, highPrice].flatMap((each) => (each === undefined ? [] : [Number(each)])),
  );
  const numbers = new Set(
    (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => Number(each.replaceAll(',', ''))),
  );
  const shown = [...rupeesIn(text)].slice(0, 3);
  const isOther =
    prices.length > 0 && !prices.some((price) => Number.isNaN(price) || numbers.has(price));
  return shown.length > 0 && isOther
    ? `price: ${prices.join(', ')} – ₹${shown.join(', ₹')}`
    : undefined;
}

/** What the data has in stock, and the page says is gone; or what it says is gone, and the page's one form sells. */
function soldOut({ offers }: Thing, { html: { forms, text } }: PageFacts): string | undefined {
  const stocks = objectsIn(offers, 2)
    .flatMap(({ availability }) => availability ?? [])
    .map(String);
  if (!TO_BUY.test(text))
    return stocks.some((stock) => /InStock$/.test(stock)) ? SOLD_OUT.exec(text)?.[0] : undefined;
  const carts = forms.filter(({ isCart }) => isCart);
  const isSold = carts.length === 1 && carts[0]?.hasButton && !MAY_BE_GONE.test(text);
  const [gone = ''] = stocks;
  return isSold && stocks.length === 1 && GONE.test(gone) ? gone : undefined;
}

const lettersIn = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Questions of which the page shows less than half. */
function unasked(questions: ReturnType<typeof thingsOf>, text: string): string[] {
  const shown = lettersIn(text);
  const names = questions.flatMap(({ thing: { name } }) => (typeof name === 'string' ? name : []));
  const missing = names.filter((name) => !shown.includes(lettersIn(name)));
  return missing.length > names.length / 2 ? missing : [];
}

/** None of the times at which the data has it open or close stands on the page, which names others. */
function isOtherTime(business: Thing, text: string): boolean {
  const minutes = (time: unknown) => {
    const [, hour, minute] = /^(\d\d):(\d\d)/.exec(String(time)) ?? [];
    return hour === undefined ? [] : [Number(hour) * 60 + Number(minute)];
  };
  const plain = String(business.openingHours).match(/\d\d:\d\d/g) ?? [];
  const inData = [
    ...plain.flatMap(minutes),
    ...objectsIn(business.openingHoursSpecification, 2).flatMap(({ opens, closes }) =>
      opens === closes ? [] : [...minutes(opens), ...minutes(closes)],
    ),
  ];
  const written = text.matchAll(TIME);
  const onPage = [...written].map(([, hour, late, early = late, half]) => {
    const time = (Number(hour) * 60 + Number(early ?? 0)) % HALF_DAY;
    // By the clock of 24 hours, or who knows when.
    return half ? [time + (/p/i.test(half) ? HALF_DAY : 0)] : [time, time + HALF_DAY];
  });
  if (inData.length === 0 || new Set(onPage.map(([time]) => time)).size < TIMES) return false;
  // Open through the night is written in many ways.
  const isAlways = inData.every((time) => time === 0 || time >= 2 * HALF_DAY - 1);
  return !isAlways && !inData.some((time) => onPage.flat().includes(time % (2 * HALF_DAY)));
}
