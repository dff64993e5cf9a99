import type { PhoneNumber } from 'libphonenumber-js/min';
import { ofEveryPage } from '../check.ts';
import { decoded } from '../clean-text.ts';
import type { PageFacts } from '../facts.ts';
import { notApplicable, passUnless } from '../outcome.ts';
import { ownBusinesses } from '../reading/business-types.ts';
import { lettersOf } from '../reading/hindi.ts';
import { metaOf, titleOf } from '../reading/metadata.ts';
import { calledNumbers, chatNumbers, countryOf, isSwapped, numberIn } from '../reading/phones.ts';
import { mapsOn, pinCodesIn } from '../reading/places.ts';
import { objectsIn, says, type Thing } from '../reading/structured-data.ts';
import type { Evidence } from '../said.ts';

/** A directory describes hundreds, none of which is the page's own. */
const MOST = 10;

/** With its city, as it is dialled in India or from abroad. */
const LANDLINE = /^(?:91|0)[1-5]\d{9}$/;

/** What two places of a page say of the same thing: which is right, nobody knows from here. */
type Compared = Omit<Evidence, 'url'> & { readonly same: boolean };

/**
 * Name, address and phone are the same in a page's words, in its data and on its map. Branches and
 * several numbers are usual, so only what has nothing in common is told.
 */
export const same = ofEveryPage((page) => {
  const shown = shownOn(page);
  const businesses = ownBusinesses(page).slice(0, MOST);
  const isPlaced = shown.pins.length > 0 || businesses.some(({ thing }) => says(thing.address));
  // Beside one that agrees, those in other streets are branches, which other pages may show.
  const streetOf = (thing: Thing | undefined) => textsOf(thing ?? {}, 'streetAddress').join();
  const own = businesses.find(({ thing }) => phoneOf(thing, shown)[0]?.same)?.thing;
  const isBranch = (thing: Thing) => own && !['', streetOf(own)].includes(streetOf(thing));
  const compared = [
    ...mailsOf(page),
    ...swappedIn(shown),
    ...businesses.flatMap(({ thing, line }) =>
      [isBranch(thing) ? [] : phoneOf(thing, shown), pinOf(thing, shown), nameOf(thing, shown)]
        .flat()
        .map((one) => ({ ...one, line })),
    ),
    ...(isPlaced ? mapsOf(page, shown) : []),
  ];
  if (compared.length === 0) return notApplicable;
  const wrong = compared.filter(({ same }) => !same);
  const both = ({ found, expected }: Compared) => [found, expected].filter(Boolean).join(' ≠ ');
  return passUnless(wrong.map((one) => ({ url: page.url, line: one.line, found: both(one) })));
});

type Shown = ReturnType<typeof shownOn>;

/** All that a page shows and that could contradict something. */
function shownOn(page: PageFacts) {
  const { html, url } = page;
  const country = countryOf(page);
  const { all, latin } = lettersOf(html.text);
  const name = metaOf(html, 'og:site_name')?.content;
  const words = [new URL(url).host, titleOf(html), name, ...html.images.map(({ alt }) => alt)];
  return {
    numbers: [...calledNumbers(page), ...chatNumbers(page)],
    written: numberIn(html.text, country),
    title: titleOf(html),
    digits: html.text.replace(/(?<=\d)[\s().–-]+(?=\d)/g, ''),
    pins: pinCodesIn(html.text),
    /** Its letters without anything in between; undefined where most are others, which no Latin name is like. */
    letters: latin < all / 2 ? undefined : lettersIn([...words, html.text].join(' ')),
  };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
const lettersIn = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** A link that shows an address writes to that address. */
const mailsOf = ({ html }: PageFacts): Compared[] =>
  html.anchors.flatMap(({ href = '', ownText, line }) => {
    const [, to] = /^\s*mailto:([^?\s]+@[^?\s]+)/i.exec(decoded(href)) ?? [];
    const [shown] = /^\S+@\S+\.\w{2,}$/.exec(ownText.trim()) ?? [];
    if (!to || !shown) return [];
    const same = to.toLowerCase().split(/[,;]/).includes(shown.toLowerCase());
    return [{ line, found: to, expected: shown, same }];
  });

/** No number of the text is one to tap with its digits in another order. Where both are to tap, somebody has both. */
const swappedIn = ({ digits, numbers }: Shown): Compared[] =>
  numbers.slice(0, MOST).flatMap(({ line, phone, written }) => {
    const isOwn = (one: string) => numbers.some(({ phone }) => phone?.nationalNumber === one);
    const found = (digits.match(/\d{10}(?!\d)/g) ?? []).find(
      (one) => isSwapped(phone?.nationalNumber, one) && !isOwn(one),
    );
    return found ? [{ line, found, expected: written, same: false }] : [];
  });

/** One of the numbers in the data is one of those on the page. */
function phoneOf(business: Thing, { digits, numbers, written }: Shown): Compared[] {
  const inData = textsOf(business, 'telephone').filter((number) => digitsOf(number).length > 6);
  const onPage = [...numbers, written].flatMap((number) => number?.phone ?? []);
  const cut = inData.filter((number) => /^\s*\+91/.test(number) && digitsOf(number).length < 12);
  if (cut.length > 0) return [{ found: cut.join(', '), expected: onPage[0]?.number, same: false }];
  // A firm in India has a landline as well, which another page may show.
  const isMobile = ({ country, nationalNumber }: PhoneNumber) =>
    country === 'IN' && /^[6-9]/.test(nationalNumber);
  const isLandline = inData.every((number) => LANDLINE.test(digitsOf(number)));
  if (inData.length === 0 || onPage.length === 0 || (isLandline && onPage.every(isMobile)))
    return [];
  const isShown = (number: string) =>
    onPage.some(({ nationalNumber }) => number.endsWith(nationalNumber)) ||
    digits.includes(number.slice(-8));
  const same = inData.map(digitsOf).some(isShown);
  return [{ found: inData.join(', '), expected: onPage[0]?.number, same }];
}

/** The PIN code in the data is that of the same town on the page. */
function pinOf(business: Thing, { pins }: Shown): Compared[] {
  const inData = textsOf(business, 'postalCode').map((code) => code.replace(/\s/g, ''));
  const towns = ['addressLocality', 'addressRegion'].flatMap((name) => textsOf(business, name));
  const known = ['pin', 'pincode', 'pin code', ...towns].map((town) => town.toLowerCase());
  const onPage = pins.filter(({ before }) => {
    const words = before.toLowerCase().replace(/[\s,:.()–-]+$/, '');
    return known.some((town) => words.endsWith(town));
  });
  if (inData.length === 0 || onPage.length === 0) return [];
  const same = onPage.some(({ code }) => inData.includes(code));
  return [{ found: inData.join(', '), expected: onPage[0]?.code, same }];
}

/** A word of the name in the data stands somewhere on the page. */
function nameOf(business: Thing, { letters, title }: Shown): Compared[] {
  const names = [business.name, business.alternateName, business.legalName].flatMap(plainTexts);
  const words = wordsIn(names.join(' '), 3);
  if (letters === undefined || words.length === 0) return [];
  const same = words.some((word) => letters.includes(word));
  return [{ found: names[0] ?? '', expected: title, same }];
}

/** What a map shows is named on the page or in its data. */
function mapsOf(page: PageFacts, { letters, digits }: Shown): Compared[] {
  if (letters === undefined) return [];
  const told = page.html.jsonLd.map(({ text }) => text).join(' ');
  const known = `${letters} ${lettersIn(told)}`;
  const maps = mapsOn(page);
  // Where only one of them is here, the others show branches.
  const codes = maps.flatMap(({ found }) => pinCodesIn(found).map(({ code }) => code));
  const isElsewhere =
    /"postalCode"/.test(told) && !codes.some((code) => `${digits} ${told}`.includes(code));
  const named = maps.slice(0, MOST).flatMap(({ line, found }) => {
    const words = wordsIn(found, 4);
    const isOther = isElsewhere && pinCodesIn(found).length > 0;
    const isNamed = words.some((word) => known.includes(word));
    return words.length > 0 ? [{ line, found, same: isNamed && !isOther }] : [];
  });
  return [...farAway(page, maps), ...named];
}

/** Degrees: about a hundred kilometres, farther than any branch that shares a map. */
const FAR = 1;

/** The points that the maps of a page show, where all lie far from all that its data names. */
function farAway(page: PageFacts, maps: ReturnType<typeof mapsOn>) {
  const points = maps.flatMap(({ at, ...map }) => (at ? [{ at, ...map, same: false }] : []));
  const told = ownBusinesses(page)
    .flatMap(({ thing }) => objectsIn(thing))
    .filter(({ latitude, longitude }) => says(latitude) && says(longitude))
    .map(({ latitude, longitude }) => [Number(latitude), Number(longitude)] as const);
  const isNear = told.some(([latitude, longitude]) =>
    points.some(({ at: [north, east] }) => Math.hypot(north - latitude, east - longitude) < FAR),
  );
  return told.length > 0 && !isNear ? points : [];
}

/** Words of any address. */
const EVERYWHERE =
  /^(?:address|area|city|india|lane|main|marg|market|near|place|road|sector|street|town)$/;
const wordsIn = (text: string, shortest: number): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter(
    (word) => word.length >= shortest && !EVERYWHERE.test(word),
  );

/** The texts that a thing and all within it have in a field. */
const textsOf = (thing: Thing, name: string): string[] =>
  objectsIn(thing).flatMap((each) => plainTexts(each[name]));

const plainTexts = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((each) => (/string|number/.test(typeof each) && each !== '' ? `${each}` : []));
