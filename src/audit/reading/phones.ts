import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString as parse,
} from 'libphonenumber-js/min';
import { decoded } from '../clean-text.ts';
import type { PageFacts } from '../facts.ts';
import { absolute } from './addresses.ts';
import { once } from './limits.ts';

/** Endings of countries that others use for what they sound like. */
const SOLD_AS_WORDS = new Set(
  'AC AI BZ CC CF CO FM GA GG GL GQ IM IO LA LY ME ML PW SH SO ST TK TO TV VC WS'.split(' '),
);
/** Everybody knows it, and nobody answers there. */
const NOBODYS = '1234567890';
/** Networks have short numbers for emergencies and services; they differ too much to be judged. */
const LONGEST_SHORT = 6;
/** Digits of most numbers without the code of their country. */
const LONGEST_AT_HOME = 10;
/** Those of templates and demos: digits in a row, one digit alone, and what America keeps for films. */
const INVENTED =
  /^(?:12345678\d\d|23456789\d\d|9876543210|(\d)\1{9}|[2-9]\d\d55501\d\d|[2-9]\d\d5551234)$/;
/** Hosts that are nearly WhatsApp's. */
const MISTYPED_CHAT =
  /^(?:www\.|api\.|web\.)?(?:wa\.m(?!e$)\w+|wa\.em|w\.?ame|(?!whatsapp\.com$)wh?at{1,2}s?ap{1,2}\.com?|whatsapp\.(?:con|cm|om|co))$/;
/** They lead to pages of the site's own, to a group that nobody names, or to the chats of whoever taps. */
const NAMES_NOBODY =
  /^\s*(?:(?:https?\/\/)?(?:wa\.me|api\.whatsapp\.com)\/|https?:\/\/(?:chat|web|api)\.whatsapp\.com\/?\s*$)/i;
/** A number without `tel:`, or with what is nearly that, or behind the beginning of a website's address. */
const FORGOT_TEL =
  /^\s*(?:\+|https?:\/\/(?:tel:?)?\+|(?:tell|tele|(?:tele)?phone|call|mob(?:ile)?):(?:\/\/)?\+?|tel[;,/]\+?)\d[\d\s()-]{8,}(?:\/\s*)?$/i;

/** The country that a page speaks to; undefined where nothing tells. */
export function countryOf({ url, html }: PageFacts): CountryCode | undefined {
  const ending = /\.(\w\w)$/.exec(URL.parse(url)?.hostname ?? '')?.[1]?.toUpperCase() ?? '';
  const ofName = ending === 'UK' ? 'GB' : ending;
  if (isSupportedCountry(ofName) && !SOLD_AS_WORDS.has(ofName)) return ofName;
  const called = html.anchors.flatMap(({ href = '' }) => {
    const country = isCall(href) ? parse(numberOf(href))?.country : undefined;
    return country ? [country] : [];
  })[0];
  if (called) return called;
  // Themes bring `en-US` along.
  const ofLanguage = /^[a-z]{2}-(?!us)([a-z]{2})$/i.exec(html.lang?.trim() ?? '')?.[1] ?? '';
  if (isSupportedCountry(ofLanguage.toUpperCase())) return ofLanguage.toUpperCase() as CountryCode;
  return /₹|\+91\b/.test(html.text) ? 'IN' : undefined;
}

const CHAT = /^(?:(?:api|web|www)\.)?whatsapp\.com$/;

const isCall = (href: string) => /^\s*tel:/i.test(href);

/** What a `tel:` address dials first: without extensions and pauses. */
function numberOf(href: string): string {
  const number = decoded(href.replace(/^\s*tel:(?:\/\/)?/i, ''));
  return number.replace(/[;,?].*|(?<=\d)\s*[pwx]\d.*$/is, '').trim();
}

/** With its city, which the small list of numbers that we have does not know: Delhi's 11, Noida's 120. Services have more. */
const isWhole = ({ country, nationalNumber }: PhoneNumber) =>
  country !== 'IN' || /^(?:\d{10}$|1(?:8[06]0|90))/.test(nationalNumber);
const isSomebodys = (phone: PhoneNumber | undefined): phone is PhoneNumber =>
  phone?.isValid() === true && phone.nationalNumber !== NOBODYS && isWhole(phone);

/** Nobody has a number of a template, and who dials the zero of home after a country's code reaches nobody. */
const isInvented = (phone: PhoneNumber | undefined) => INVENTED.test(phone?.nationalNumber ?? '');
const keepsZero = (phone: PhoneNumber | undefined, digits: string) =>
  phone !== undefined && digits === `${phone.countryCallingCode}0${phone.nationalNumber}`;

/** Letters of a link that shows a number; longer ones may speak of several ways to reach somebody. */
const MOST_WORDS = 60;

/** The number that the words of a link show, where they show little else. */
const shownIn = (text: string, country: CountryCode | undefined) =>
  text.length > MOST_WORDS ? undefined : numberIn(text, country);

/** It calls another number than its words show: buyers reach a stranger. Abroad, mobiles are written in several ways. */
function isOther(phone: PhoneNumber | undefined, text: string, country: CountryCode | undefined) {
  if (phone === undefined || shownIn(text, country) === undefined) return false;
  const { nationalNumber } = phone;
  const same = phone.country === 'IN' ? nationalNumber : nationalNumber.slice(-8);
  return !text.replace(/\D/g, '').includes(same);
}

/**
 * The numbers that links of the page call, each once, as they are written and as they are called: `isBroken` where
 * nobody has one, or a network can't tell whom it means. Where its country is not known there is no `phone`.
 */
export function calledNumbers(page: PageFacts) {
  const country = countryOf(page);
  const links = page.html.anchors.filter(({ href = '' }) => isCall(href) || FORGOT_TEL.test(href));
  return once(
    links.map(({ href = '', line, text }) => {
      const written = numberOf(href);
      const digits = written.replace(/\D/g, '');
      const plain = written.replace(/^00/, '+');
      // With the code of another country, and the plus forgotten.
      const abroad = digits.length > LONGEST_AT_HOME ? parse(`+${digits}`) : undefined;
      const phone = [parse(plain, country), parse(plain, 'IN'), abroad].find(isSomebodys);
      const isPlaceholder = digits === '' || /x{3}/i.test(written) || !isCall(href);
      const isWrong = isInvented(phone) || (/^\+/.test(written) && keepsZero(phone, digits));
      const isKnown = /^(?:\+|00)/.test(written) || country !== undefined;
      const isNobodys = isKnown && !phone && digits.length > LONGEST_SHORT;
      const isBroken = isPlaceholder || isWrong || isNobodys || isOther(phone, text, country);
      return { href, line, written, isBroken, phone: isPlaceholder ? undefined : phone };
    }),
    ({ written }) => written,
  );
}

/** The number that the page shows, with its digits in another order: somebody swapped two of them, or three. */
export function isSwapped(own = '', shown = ''): boolean {
  const [one, other] = [own, shown].map((number) => [...number].toSorted().join(''));
  const moved = [...own].filter((digit, at) => digit !== shown[at]).length;
  return moved > 0 && moved < 4 && one === other;
}

/** The numbers of WhatsApp that links of the page write to, in the same way. */
export function chatNumbers(page: PageFacts) {
  const country = countryOf(page);
  const { text: said } = page.html;
  const shown = numberIn(said, country)?.phone.nationalNumber;
  return once(
    page.html.anchors.flatMap(({ href = '', line, text }) => {
      const { hostname = '', search = '' } = URL.parse(absolute(page, href) ?? '') ?? {};
      const isMistyped = MISTYPED_CHAT.test(hostname) && /\d{10}/.test(href);
      // Of a chat's address, `phone` alone is read.
      const isMisnamed =
        CHAT.test(hostname) && /[?&](?!phone=)(?:number|mobile|to|ph\w*)=\W*\d{10}/i.test(search);
      if (NAMES_NOBODY.test(href) || isMistyped || isMisnamed)
        return [{ href, line, written: href, isBroken: true, phone: undefined }];
      const named = chatNumber(absolute(page, href) ?? '');
      // Below a number it is to write to that one, and is no button to share.
      const isNameless = ASKS_WHOM.test(absolute(page, href) ?? '') && shownIn(text, country);
      const written = named ?? (isNameless ? href : undefined);
      if (written === undefined) return [];
      const digits = written.replace(/[\s().+-]/g, '');
      const phone = /^[1-9]\d+$/.test(digits) ? parse(`+${digits}`) : undefined;
      // `910…`: people at home dial a zero before the number, and WhatsApp finds nobody then.
      const isAsDialled = phone?.number === `+${digits}` || phone?.country !== 'IN';
      const isWrong =
        isInvented(phone) ||
        keepsZero(phone, digits) ||
        isOther(phone, text, country) ||
        // Where both are shown, somebody has both.
        (isSwapped(phone?.nationalNumber, shown) &&
          !said.replace(/\D/g, '').includes(`${phone?.nationalNumber}`));
      const isBroken = !isSomebodys(phone) || !isAsDialled || isWrong;
      return [{ href, line, written, isBroken, phone }];
    }),
    ({ written }) => written,
  );
}

/** WhatsApp asks to whom a text is to be sent. */
const ASKS_WHOM =
  /^(?:https?:\/\/(?:wa\.me\/?|(?:api|web|www)\.whatsapp\.com\/send\/?)|whatsapp:\/\/send)\?(?!.*\bphone=)/i;

/** A text that a buyer sends to the shop: without its number it asks the buyer to whom. */
const FOR_SHOP = /\bI (?:want|need|am|would|have)\b|\bI.m interested\b|enquir|\binquir|\bquote\b/i;

/** What a link to a chat names as its number; undefined for other links. */
function chatNumber(address: string): string | undefined {
  const url = URL.parse(address);
  const text = url?.searchParams.get('text') ?? null;
  const isForShop = FOR_SHOP.test(text ?? '') && !/:\/\/|www\./.test(text ?? '');
  if (url?.hostname === 'wa.me') {
    const [, first = ''] = decoded(url.pathname).split('/');
    // Short links that WhatsApp makes, names, and what asks whom to send a text to.
    const isOther = /^[a-z][\w.]*$/i.test(first) || (first === '' && text !== null && !isForShop);
    return isOther && !/number|phone/i.test(first) ? undefined : first;
  }
  const sends = CHAT.test(url?.hostname ?? '');
  if (!sends && url?.protocol !== 'whatsapp:') return undefined;
  return url?.searchParams.get('phone')?.trim();
}

/** With its country, anywhere in the world. */
const INTERNATIONAL = /(?<![\w.,-])\+\s?[1-9]\d{0,2}(?:[\s().-]{0,2}\d){6,12}(?![\d-])/g;
/** As people in India write it, with or without its city, or in groups: nothing else is written so. */
const INDIAN =
  /(?<![\d.,₹-])(?:(?:(?:\+|00)91[\s-]?|0)[6-9]\d{4}[\s-]?\d{5}|[6-9]\d{4}[\s-]\d{5}|(?:\+91[\s-]?|0)[1-8]\d{1,3}[\s-]\d{3,4}[\s-]?\d{4})(?![\d-])/g;
/** Digits alone may be anything, but not after such a word: “Mob. No.: …”, “call us at …”. */
const TOLD_TO_BE_NUMBER =
  /\b(?:call|contact|mob(?:ile)?|phone|ph|tel|whatsapp)\b(?:[\s.:–-]|\b(?:us|now|no|number|on|at)\b)*(\(?\d(?:[\s().-]{0,2}\d){7,10})(?![\d-])/gi;

/** A page of figures that look like numbers has none. */
const MOST_TRIED = 100;

/** The first phone number in a text of a page that speaks to a country, as it is written and as it is called. */
export function numberIn(text: string, country: CountryCode | undefined) {
  const patterns = [INTERNATIONAL, ...(country === 'IN' ? [INDIAN] : []), TOLD_TO_BE_NUMBER];
  for (const pattern of patterns)
    for (const [all, told] of [...text.matchAll(pattern)].slice(0, MOST_TRIED)) {
      const written = told ?? all;
      const phone = parse(written, country);
      if (isSomebodys(phone)) return { written, phone };
    }
  return undefined;
}
