import type { readHtml } from './read-html.ts';

/**
 * What stands in a page, by the standard's own tree: plain data, since trees of twelve pages would not fit into a
 * worker's memory. Long lists and texts are cut (limits.ts).
 */
export type HtmlFacts = Readonly<ReturnType<typeof readHtml>>;

/** Something of a page with the line of its source where it begins. */
export interface Placed {
  readonly line: number;
}

export type MetaTag = HtmlFacts['metas'][number];
