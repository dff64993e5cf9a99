import type { HtmlFacts } from './html-facts.ts';

/** Facts while they are gathered. */
export type Draft = {
  -readonly [Key in keyof HtmlFacts]: HtmlFacts[Key] extends readonly (infer Item)[]
    ? Item[]
    : HtmlFacts[Key];
};

/** Where an element stands. */
export interface Place {
  readonly inHead: boolean;
  readonly inNav: boolean;
  readonly inFooter: boolean;
  /** Nobody meets it. */
  readonly hidden: boolean;
  /** Nobody sees it, by a style of its own or of what it stands in. */
  readonly unseen: boolean;
  readonly inNoscript: boolean;
}
