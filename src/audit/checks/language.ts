import { ofEveryPage, ofFacts } from '../check.ts';
import { fail, marked, notApplicable, pass, passIf, shareRight } from '../outcome.ts';
import { legacyWords, lettersOf } from '../reading/hindi.ts';
import {
  alternatesOf,
  isAboutPrograms,
  isAddressOf,
  metaOf,
  titleOf,
} from '../reading/metadata.ts';

/** Three words can be no chance. */
const WORDS = 3;

/** Hindi stands in Unicode, which others than the eye can read. */
export const unicode = ofEveryPage((page) => {
  const words = legacyWords(page.html.text);
  if (words.length >= WORDS) return fail({ evidence: [{ url: page.url, found: words.join(' ') }] });
  const evidence = marked(page, 'typed');
  if (evidence.length > 0) return fail({ evidence });
  return lettersOf(page.html.text).devanagari > 0 ? pass() : notApplicable;
});

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Fewer letters or words tell nothing. */
const ENOUGH = 200;
/** Words that every English text has; other languages have one or two of them. */
const ENGLISH = /\b(?:the|and|of|for|with|our|your)\b/g;
const ENGLISH_SHARE = 0.08;
const ENGLISH_WORDS = 5;
const ALONE = 0.95;

/** The page says its language by a code that exists, and not another than it is written in. */
export const named = ofEveryPage(({ url, html }) => {
  const lang = html.lang?.trim() ?? '';
  const code = lang.toLowerCase().split('-')[0] ?? '';
  const exists = /^[a-z]{2,3}$/.test(code) && languages.of(code) !== undefined;
  const written = writtenIn(html);
  // Sindhi and Kashmiri are written in the letters of Hindi and of Arabic.
  const script = exists ? `${new Intl.Locale(code).maximize().script}` : '';
  const wrong = { hi: !/Deva|Arab/.test(script), en: code !== 'en', '': script === 'Latn' };
  const isOther = written !== undefined && wrong[written];
  const evidence = [{ url, found: lang, expected: written || undefined }];
  return passIf(exists && !isOther, { evidence });
});

/** Undefined where it can't be told; '' for other letters than Latin ones. */
function writtenIn({ text, words }: { readonly text: string; readonly words: number }) {
  const { all, devanagari } = lettersOf(text);
  if (all >= ENOUGH && devanagari > all / 2) return 'hi';
  // A page in two languages may name either.
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (all >= ENOUGH && latin < all / 4) return '';
  const english: string[] = text.toLowerCase().match(ENGLISH) ?? [];
  const isEnglish =
    words >= ENOUGH &&
    latin > all * ALONE &&
    english.length / words >= ENGLISH_SHARE &&
    new Set(english).size >= ENGLISH_WORDS;
  return isEnglish ? 'en' : undefined;
}

/**
 * UTF-8 that was read as Latin, as Windows has it or without, once or when it was stored; a sign's code that was
 * escaped twice; a rupee sign that was lost.
 */
const GARBLED =
  /&(?:#x?[\da-f]{2,5}|amp|[lr][sd]quo|[mn]dash|nbsp|hellip|quot);|â€[™œ˜“”¦\u009d]|â\u0080[\u0090-\u00a6]|â(?:‚|\u0082)¹|Â[·©®°«»\u00a0]|Ã[©¨¼¶¤±—]|à¤[^\s<]|\uFFFD|(?<=^|[\s(])\?\d{1,3}(?:,\d{2,3})+(?!\d|,\d)/g;
/** One may be cut off somewhere; a page about programs may quote a few. */
const MANY = 2;
const QUOTED = 4;

/** The page says how its letters are encoded, and they are read as they were meant. */
export const encoding = ofEveryPage(({ url, html, headers }) => {
  const said = [html.text, titleOf(html), metaOf(html, 'description')?.content ?? ''];
  const isTechnical = isAboutPrograms(html);
  // Code that is shown has signs by their codes.
  const isMeant = (sign: string) =>
    (isTechnical && sign.startsWith('&')) || (sign.startsWith('?') && html.text.includes('₹'));
  const garbled = (said.join(' ').match(GARBLED) ?? []).filter((sign) => !isMeant(sign));
  const inTitle = isTechnical ? null : titleOf(html).match(GARBLED);
  if (inTitle || garbled.length >= (isTechnical ? QUOTED : MANY))
    return fail({ evidence: [{ url, found: garbled.slice(0, 5).join(' ') }] });
  const found = html.charsetDeclared ? html.charset : '';
  // Of a saved file nobody knows what its server said first.
  const isSaid = html.charsetDeclared && (html.charsetEarly || headers.date === undefined);
  return passIf(isSaid, { evidence: [{ url, found, expected: 'utf-8' }] });
});

/** Links to other languages have codes that exist, whole addresses, one to the page itself, and one back. */
export const alternates = ofFacts(['page', 'alternate'], ({ page, alternate }) => {
  const links = alternatesOf(page);
  const judged = shareRight(links, (link) => {
    const isRight = link.inHead && isCode(link.code) && URL.canParse(link.href);
    const found = `${link.code} ${link.href}`;
    const isWrong = !isRight || isContradicted(link, links);
    return isWrong && { url: page.url, line: link.line, found };
  });
  if (judged.kind !== 'pass') return judged;
  const expected = `<link rel="alternate" hreflang="…" href="${page.url}">`;
  if (!links.some(({ href }) => isAddressOf(page, href)))
    return { ...judged, kind: 'fail', evidence: [{ url: page.url, found: '', expected }] };
  if (alternate === 'none' || alternate.linksBack) return judged;
  const { url, status } = alternate;
  const found = status < 400 ? '' : `HTTP ${status}`;
  return { ...judged, kind: 'fail', evidence: [{ url, found, expected }] };
});

type Alternate = ReturnType<typeof alternatesOf>[number];

/** One language at two addresses, or two languages at one. */
const isContradicted = ({ code, href }: Alternate, links: readonly Alternate[]) =>
  links.some((other) => {
    const [own = '', its = ''] = [code, other.code].map((each) => each.toLowerCase());
    if (other.href !== href) return own === its;
    return own.split('-')[0] !== its.split('-')[0] && ![own, its].includes('x-default');
  });

/** What has a name and is no country. */
const NO_COUNTRIES = new Set('EU EZ UN XA XB ZZ'.split(' '));

/** A language, perhaps its script, perhaps a country, in letters of any size. */
function isCode(code: string): boolean {
  if (/^x-default$/i.test(code)) return true;
  const [, language = '', region = 'IN'] =
    /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(code) ?? [];
  const country = region.toUpperCase();
  if (!language || NO_COUNTRIES.has(country)) return false;
  // Where another short code is meant, Google knows that one alone: GB for `UK`, `hi` for `hin`; `in` is Indonesian.
  const [meant = ''] = Intl.getCanonicalLocales(code);
  const isOther = meant.toLowerCase() !== code.toLowerCase() && /^[a-z]{2}(?:-|$)/.test(meant);
  return !isOther && languages.of(language) !== undefined && regions.of(country) !== undefined;
}
