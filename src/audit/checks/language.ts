import { ofEveryPage } from '../check.ts';
import { fail, notApplicable, pass, passIf } from '../outcome.ts';
import { legacyWords, lettersOf } from '../reading/hindi.ts';
import { isAboutPrograms, metaOf, titleOf } from '../reading/metadata.ts';

/** Three words can be no chance. */
const WORDS = 3;

/** Hindi stands in Unicode, which others than the eye can read. */
export const unicode = ofEveryPage((page) => {
  const words = legacyWords(page.html.text);
  if (words.length >= WORDS) return fail({ evidence: [{ url: page.url, found: words.join(' ') }] });
  return lettersOf(page.html.text).devanagari > 0 ? pass() : notApplicable;
});

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
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
  const exists = /^[a-z]{2,3}$/.test(code) && names.of(code) !== undefined;
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

/** UTF-8 that was read as Latin, as Windows has it or without, once or when it was stored; a sign's code that was escaped twice. */
const GARBLED =
  /&(?:#x?[\da-f]{2,5}|amp|[lr][sd]quo|[mn]dash|nbsp|hellip|quot);|â€[™œ˜“”¦\u009d]|â\u0080[\u0090-\u00a6]|â(?:‚|\u0082)¹|Â[·©®°«»\u00a0]|Ã[©¨¼¶¤±—]|à¤[^\s<]|\uFFFD/g;
/** One may be cut off somewhere; a page about programs may quote a few. */
const MANY = 2;
const QUOTED = 4;

/** The page says how its letters are encoded, and they are read as they were meant. */
export const encoding = ofEveryPage(({ url, html, headers }) => {
  const said = [html.text, titleOf(html), metaOf(html, 'description')?.content ?? ''];
  const garbled = said.join(' ').match(GARBLED) ?? [];
  if (garbled.length >= (isAboutPrograms(html) ? QUOTED : MANY))
    return fail({ evidence: [{ url, found: garbled.slice(0, 5).join(' ') }] });
  const found = html.charsetDeclared ? html.charset : '';
  // Of a saved file nobody knows what its server said first.
  const isSaid = html.charsetDeclared && (html.charsetEarly || headers.date === undefined);
  return passIf(isSaid, { evidence: [{ url, found, expected: 'utf-8' }] });
});
