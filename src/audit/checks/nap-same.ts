import { defineCheck } from '../check.ts';
import type { PageFacts } from '../facts.ts';
import { fail, notApplicable, pass } from '../outcome.ts';
import { lettersOf } from '../reading/hindi.ts';
import { metaOf, titleOf } from '../reading/metadata.ts';
import { ownBusinesses } from '../reading/own-businesses.ts';
import { calledNumbers, chatNumbers, countryOf, numberIn } from '../reading/phones.ts';
import { mapPlaces, pinCodesIn } from '../reading/places.ts';
import { objectsIn, says, type Thing } from '../reading/structured-data.ts';

/** What two places of a page say of the same thing. */
interface Compared {
  readonly line?: number | undefined;
  readonly found: string;
  readonly expected?: string | undefined;
  readonly same: boolean;
}

/**
 * Name, address and phone are the same in a page's words, in its data and on its map. Branches and
 * several numbers are usual, so only what has nothing in common is told.
 */
export const check = defineCheck({
  category: 'local',
  weight: 2,
  likely: true,
  needs: ['page'],
  run: ({ page }) => {
    const businesses = ownBusinesses(page);
    const compared = [
      ...shownNumbers(page),
      ...businesses.flatMap(({ thing, line }) =>
        [phoneOf(page, thing), pinOf(page, thing), nameOf(page, thing)].flatMap((one) =>
          one ? [{ ...one, line }] : [],
        ),
      ),
      ...maps(
        page,
        businesses.some(({ thing }) => says(thing.address)),
      ),
    ];
    if (compared.length === 0) return notApplicable;
    const wrong = compared.filter(({ same }) => !same);
    const evidence = wrong.map(({ same: _same, ...seen }) => ({ url: page.url, ...seen }));
    return wrong.length > 0 ? fail({ evidence }) : pass();
  },
});

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A link that shows one number and calls another. */
function shownNumbers(page: PageFacts): Compared[] {
  const country = countryOf(page);
  return [...calledNumbers(page), ...chatNumbers(page)].flatMap(
    ({ line, text, phone, written }) => {
      const shown = phone && numberIn(text, country);
      if (!shown) return [];
      const same = digitsOf(text).includes(phone.nationalNumber);
      return [{ line, found: written, expected: shown.written, same }];
    },
  );
}

/** One of the numbers in the data is one of those on the page. */
function phoneOf(page: PageFacts, business: Thing): Compared | undefined {
  const inData = textsOf(business, 'telephone').filter((text) => digitsOf(text).length > 6);
  const linked = [...calledNumbers(page), ...chatNumbers(page)].flatMap(({ phone }) => phone ?? []);
  const onPage = [...linked, ...[numberIn(page.html.text, countryOf(page))?.phone ?? []].flat()];
  if (inData.length === 0 || onPage.length === 0) return undefined;
  const digits = page.html.text.replace(/(?<=\d)[\s().–-]+(?=\d)/g, '');
  const same = inData
    .map(digitsOf)
    .some(
      (number) =>
        onPage.some(({ nationalNumber }) => number.endsWith(nationalNumber)) ||
        digits.includes(number.slice(-8)),
    );
  return { found: inData.join(', '), expected: onPage[0]?.number, same };
}

/** The PIN code in the data is that of the same town on the page. */
function pinOf({ html }: PageFacts, business: Thing): Compared | undefined {
  const inData = textsOf(business, 'postalCode').map((text) => text.replace(/\s/g, ''));
  const towns = ['addressLocality', 'addressRegion'].flatMap((name) => textsOf(business, name));
  const known = ['pin', 'pincode', 'pin code', ...towns].map((town) => town.toLowerCase());
  const onPage = pinCodesIn(html.text).filter(({ before }) => {
    const words = before.toLowerCase().replace(/[\s,:.()–-]+$/, '');
    return known.some((town) => words.endsWith(town));
  });
  if (inData.length === 0 || onPage.length === 0) return undefined;
  const same = onPage.some(({ code }) => inData.includes(code));
  return { found: inData.join(', '), expected: onPage[0]?.code, same };
}

/** A word of the name in the data stands somewhere on the page. */
function nameOf(page: PageFacts, business: Thing): Compared | undefined {
  const names = [business.name, business.alternateName, business.legalName].flat().map(String);
  const words = wordsOf(page, names.join(' '), 3);
  if (!says(business.name) || words.length === 0) return undefined;
  const same = words.some((word) => lettersOn(page).includes(word));
  return { found: String(business.name), expected: titleOf(page.html), same };
}

/** What a map shows is named on the page, which says where it is. */
function maps(page: PageFacts, isAddressInData: boolean): Compared[] {
  const { html } = page;
  if (!isAddressInData && pinCodesIn(html.text).length === 0) return [];
  const data = html.jsonLd.map(({ text }) => text.toLowerCase()).join(' ');
  return mapPlaces(page).flatMap(({ line, place }) => {
    const words = wordsOf(page, place, 4);
    if (words.length === 0) return [];
    const same = words.some((word) => lettersOn(page).includes(word) || data.includes(word));
    return [{ line, found: place, same }];
  });
}

/** Words in Latin letters, where the page has those, too: in another script nothing can be compared. */
function wordsOf({ html }: PageFacts, text: string, shortest: number): string[] {
  const { all, devanagari } = lettersOf(html.text);
  if (devanagari > all / 2) return [];
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.filter((word) => word.length >= shortest && word !== 'india');
}

/** The letters that a page, its title, its pictures and its address show, without anything in between. */
function lettersOn({ url, html }: PageFacts): string {
  const shown = [
    new URL(url).host,
    titleOf(html),
    metaOf(html, 'og:site_name')?.content,
    ...html.images.map(({ alt }) => alt),
    html.text,
  ];
  return shown
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

/** The texts that a thing and all within it have in a field. */
const textsOf = (thing: Thing, name: string): string[] =>
  objectsIn(thing).flatMap((each) => (says(each[name]) ? [each[name]].flat().map(String) : []));
