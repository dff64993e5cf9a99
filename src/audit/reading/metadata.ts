import type { HtmlFacts, MetaTag } from './html-facts.ts';

/** What the page calls itself; '' for nothing. */
export const titleOf = ({ titles }: HtmlFacts): string => titles[0]?.text ?? '';

/** The first tag of a name that says anything. */
export function metaOf(html: HtmlFacts, name: string): MetaTag | undefined {
  return html.metas.find((meta) => meta.name === name && meta.content !== '');
}

/** The tag that names the picture of a shared page: messengers take Twitter's where the usual ones are missing. */
export const cardTagOf = (html: HtmlFacts): MetaTag | undefined =>
  ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src']
    .map((name) => metaOf(html, name))
    .find((tag) => tag !== undefined);
