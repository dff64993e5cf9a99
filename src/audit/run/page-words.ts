import type { HtmlFacts } from '../reading/html-facts.ts';

/** What the page calls itself; '' for nothing. */
export const titleOf = ({ titles }: HtmlFacts): string =>
  titles.find(({ inHead }) => inHead)?.text ?? '';

/** What a meta tag of the head says; '' for nothing. */
export const metaOf = ({ metas }: HtmlFacts, name: string): string =>
  metas.find((meta) => meta.inHead && meta.name === name)?.content.trim() ?? '';

export const descriptionOf = (html: HtmlFacts): string => metaOf(html, 'description');
