import { getDomain } from 'tldts';
import type { Answer, PageFacts } from '../facts.ts';
import { isPrivate } from './private-pages.ts';

/** More than a page that opens has in files, or in its menu. */
const MOST = 30;

/** An address as a page writes it, made whole; undefined for what is none. */
export const absolute = (page: PageFacts, written: string): string | undefined =>
  URL.parse(written, page.html.base)?.href;

/** An address that a page writes, made whole; undefined for nothing that could be fetched. */
export function webAddress(written: string, base: string): URL | undefined {
  const url = written ? URL.parse(written, base) : null;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** What a shield puts in at the edge, which its maker wants left alone. */
export const OF_SHIELDS = /^\/cdn-cgi\//;

/** Whether an address belongs to the same owner as the page, by its registrable domain. */
export function isOwn(page: { readonly url: string }, url: string): boolean {
  const [own, other] = [page.url, url].map((each) => getDomain(each) ?? URL.parse(each)?.hostname);
  return own === other;
}

/** The style sheets and scripts of the page's own host, with which it is drawn. */
export function drawingFiles(page: PageFacts): string[] {
  const { linkTags, scripts } = page.html;
  const styles = linkTags.filter(({ rel }) => rel.includes('stylesheet')).map(({ href }) => href);
  const files = [...styles, ...scripts.map(({ src = '' }) => src)];
  return ofHost(page, files, ({ pathname }) => !OF_SHIELDS.test(pathname));
}

/** Pictures of the page's own host. */
export function pictureFiles(page: PageFacts): string[] {
  const seen = page.html.images.filter(({ hidden }) => !hidden).map(({ src }) => src);
  return ofHost(page, seen, () => true);
}

/** The size that a server names; undefined when it names none. */
export function declaredBytes(headers: Answer['headers']): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/** Kilobytes as people count them, rounded. */
export const kilobytes = (bytes: number): number => Math.round(bytes / 1000);

/** Two addresses that stand for one page: a slash at the end, an index file and a fragment tell nothing. */
export function sameAddress(one: string, other: string): boolean {
  const [own, its] = [one, other].map((each) => {
    const url = URL.parse(each);
    return url && url.origin + pathOf(url) + url.search;
  });
  return own !== null && own === its;
}

/** A path in one spelling. */
export function pathOf({ pathname }: URL): string {
  const path = pathname.replace(/\/(index\.(html?|php))?$/i, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const FRONT =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:home|index|default|main|welcome)?(?:[-_]?page)?(?:\.\w+)?\/?$/i;

/** Whether an address is that of a front page, and of no place on it. */
export function isFront(address: string): boolean {
  const { pathname, hash } = new URL(address);
  return FRONT.test(pathname) && hash === '';
}

/** Where a buyer is sent to call or write, by address or link. */
export const CONTACT =
  /contact|enquir|inquir|appointment|booking|reach-?us|sampark|संपर्क|सम्पर्क|अपॉइंटमेंट/i;

/** The other pages of its own host to which a page's menus lead, but for those that nobody searches for. */
export function menuPages(page: PageFacts): string[] {
  const menu = page.html.anchors.filter(({ inNav }) => inNav).map(({ href = '' }) => href);
  const isOther = (url: URL) => url.search === '' && !sameAddress(url.href, page.url);
  return ofHost(page, menu, (url) => isOther(url) && !isPrivate(url));
}

/** The first addresses on a page's own host that are wanted, each once. */
function ofHost(page: PageFacts, written: readonly string[], isWanted: (url: URL) => boolean) {
  const { host } = new URL(page.url);
  const urls = written
    .flatMap((each) => webAddress(each, page.html.base) ?? [])
    .filter((url) => url.host === host && isWanted(url));
  return [...new Set(urls.map(({ href }) => href.replace(/#.*/, '')))].slice(0, MOST);
}
