import type { OtherPage, PageFacts } from '../facts.ts';
import type { HtmlFacts, MetaTag } from './html-facts.ts';

/** What the page calls itself; '' for nothing. */
export const titleOf = ({ titles }: HtmlFacts): string => titles[0]?.text ?? '';

/** The first tag of a name that says anything. */
export function metaOf(html: HtmlFacts, name: string): MetaTag | undefined {
  return html.metas.find((meta) => meta.name === name && meta.content !== '');
}

/** Pages that open, beside the one that is judged: other addresses of the same page are none. */
export function othersThan(page: PageFacts, pages: readonly OtherPage[]): OtherPage[] {
  const path = (url: string) => url.replace(/[?#].*$/, '').replace(/\/$/, '');
  return pages.filter(({ url, status }) => status === 200 && path(url) !== path(page.url));
}

/** One text for another: case and white space tell nothing. */
export const sameText = (one: string, other: string): boolean =>
  plain(one) !== '' && plain(one) === plain(other);

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
