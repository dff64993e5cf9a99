import type { HtmlFacts, MetaTag } from './html-facts.ts';

/** What the page calls itself; '' for nothing. */
export const titleOf = ({ titles }: HtmlFacts): string => titles[0]?.text ?? '';

/** The first tag of a name that says anything. */
export function metaOf(html: HtmlFacts, name: string): MetaTag | undefined {
  return html.metas.find((meta) => meta.name === name && meta.content !== '');
}
