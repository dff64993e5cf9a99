import type { PageFacts } from '../facts.ts';
import { sameAddress, webAddress } from './addresses.ts';
import type { HtmlFacts, MetaTag } from './html-facts.ts';

/** What the page calls itself; '' for nothing. */
export const titleOf = ({ titles }: HtmlFacts): string => titles[0]?.text ?? '';

/** The place of a value in what Google shows of a page, which a plug-in was to fill: no Hindi address in percents. */
export const UNFILLED =
  /%%?(?![a-f]{2}%)[a-z][a-z_]+%%?|<%=?\s*\w|\$\{\w+|\[(?:title|page[_ ]?title|site[_ ]?name)\]|^\s*(?:add|enter|insert|type|write) (?:a|the|your) (?:\w+ ){0,2}(?:description|title)(?: here)?\W*$/i;

/** Pages for who writes programs, and those that sell themes, may name what others may not. */
const ABOUT_PROGRAMS =
  /\b(?:templates?|themes?|wordpress|plug-?ins?|short-?codes?|php|javascript|js|html|css|code|coding|developers?|tutorial|bugs?|errors?|debug\w*)\b/i;
export const isAboutPrograms = ({ showsCode, headings }: HtmlFacts): boolean =>
  showsCode || headings.some(({ text }) => ABOUT_PROGRAMS.test(text));

/** Its main headings. */
export const mainsOf = ({ headings }: HtmlFacts) => headings.filter(({ level }) => level === 1);

/** The first tag of a name that says anything. */
export function metaOf(html: HtmlFacts, name: string): MetaTag | undefined {
  return html.metas.find((meta) => meta.name === name && meta.content !== '');
}

/** The tag that names the picture of a shared page: messengers take Twitter's where the usual ones are missing. */
export const cardTagOf = (html: HtmlFacts): MetaTag | undefined =>
  ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src']
    .map((name) => metaOf(html, name))
    .find((tag) => tag !== undefined);

/**
 * All addresses that the head and the `Link` header name as the real one, or a script in place of the head: Google heeds
 * no others. `url` is undefined for nothing that a browser could open.
 */
export function canonicalsOf(page: PageFacts) {
  const tags = page.html.linkTags
    .filter(({ rel, inHead }) => inHead && rel.includes('canonical'))
    .map(({ href, line }) => ({ written: href, line }));
  const header = /<([^<>]*)>\s*;[^,<]*\brel="?canonical\b/i.exec(page.headers.link ?? '')?.[1];
  const set = scriptCanonicals(page);
  const written = [
    ...(set.length > 0 ? set : tags),
    ...(header === undefined ? [] : [{ written: header, line: undefined }]),
  ];
  return written.map((each) => ({ ...each, url: webAddress(each.written, page.html.base) }));
}

/** A script that does little else; what it does under a condition it may not do here. */
const LONGEST = 1_500;
const CONDITION = /\bif\b|&&|\|\||\?|\bcase\b|addEventListener|\/\*|(?<!:)\/\//;
const NOINDEX =
  /robots['"]\s*[;,)][^?]{0,80}\bcontent\b['"]?\s*[=:,]\s*['"][^'"]*\bnoindex\b[^?]*\b(?:append|appendChild|prepend)\(|\brobots\b[^?]{0,40}\)\s*\.\s*(?:setAttribute\(\s*['"]content['"]\s*,|content\s*=)\s*['"][^'"]*\bnoindex\b/i;
/** An address that is written out, or a path behind the origin. */
const CANONICAL =
  /\bcanonical\b[^?]{0,160}?\bhref\b['"]?\s*[=,]\s*(?:(?:window\.)?location\.origin\s*\+\s*)?(["'`])([^"'`$]*)\1\s*(?![+\s])/;

const plainly = ({ html }: PageFacts) =>
  html.scripts.filter(({ code }) => code.length <= LONGEST && !CONDITION.test(code));

/** The script that takes a page out of Google, which heeds what scripts set. */
export const noindexScript = (page: PageFacts) =>
  plainly(page).find(({ code }) => NOINDEX.test(code));

/** What scripts name as the page's real address. */
const scriptCanonicals = (page: PageFacts) =>
  plainly(page).flatMap(({ code, line }) => {
    const written = CANONICAL.exec(code)?.[2];
    return written ? [{ written, line }] : [];
  });

/** The page in other languages, or in its own, as links and the `Link` header name it. */
export const alternatesOf = ({ headers, html }: PageFacts) => [
  ...html.linkTags.flatMap(({ rel, hreflang, href, line, inHead }) =>
    rel.includes('alternate') && hreflang ? [{ code: hreflang, href, line, inHead }] : [],
  ),
  ...[...(headers.link ?? '').matchAll(/<([^<>]*)>([^<]*)/g)].flatMap(
    ([, href = '', says = '']) => {
      const code = /\bhreflang="?([\w-]+)/i.exec(says)?.[1];
      const isOne = /\brel="?alternate\b/i.test(says);
      return isOne && code ? [{ code, href, line: undefined, inHead: true }] : [];
    },
  ),
];

/** Whether an address is one of the page's own: as it was opened, without its query, or as it calls itself. */
export function isAddressOf(page: PageFacts, href: string): boolean {
  const own = [page.url, page.url.replace(/[?#].*$/, ''), canonicalsOf(page)[0]?.url?.href];
  return own.some((address) => address !== undefined && sameAddress(address, href));
}
