import type { HtmlFacts } from './html-facts.ts';

/** Facts while they are gathered. */
export type Draft = {
  -readonly [Key in keyof HtmlFacts]: HtmlFacts[Key] extends readonly (infer Item)[]
    ? Item[]
    : HtmlFacts[Key];
};
