import type { fakeLinkOf } from './fake-links.ts';
import type { PageForm } from './forms.ts';
import type { Anchor, frameOf, headingOf, Image, linkTagOf, Script } from './items.ts';
import type { MarkKind } from './marks.ts';

/** Lists of what a function makes of an element. */
type Made<Maker extends (...given: never[]) => unknown> = readonly Readonly<
  NonNullable<ReturnType<Maker>>
>[];

/** Something of a page with the line of its source where it begins. */
export interface Placed {
  readonly line: number;
}

export interface MetaTag extends Placed {
  /** `name`, `property`, `itemprop` or `http-equiv`, in lower case. */
  readonly name: string;
  readonly content: string;
  readonly inNoscript: boolean;
  /** It stands farther from the page's beginning than messengers read. */
  readonly far: boolean;
}

/** A file that a page loads by itself: mixed content is looked for among these. */
interface Subresource extends Placed {
  readonly tag: string;
  /** Absolute. */
  readonly url: string;
}

/**
 * What stands in a page, by the standard's own tree. Plain data, which crosses from thread to thread;
 * long lists and texts are cut (`reading/limits.ts`).
 */
export interface HtmlFacts {
  /** Of the `html` element; undefined when it says nothing. */
  readonly lang: string | undefined;
  /** Browsers draw it by old rules, for want of a first line as of today. */
  readonly isQuirky: boolean;
  /** What relative addresses start from, absolute. */
  readonly base: string;
  /** Its letters' encoding, in lower case, and whether page or server said it. */
  readonly charset: string;
  readonly charsetDeclared: boolean;
  /** Where browsers look for it: after that, they begin anew. */
  readonly charsetEarly: boolean;
  readonly titles: readonly (Placed & { readonly text: string })[];
  readonly metas: readonly MetaTag[];
  readonly linkTags: Made<typeof linkTagOf>;
  /** What ended the head while metadata still followed: an element, or '' for bare text; and the first tag lost by it. */
  readonly headClosedBy?:
    | (Placed & { readonly tag: string; readonly lost: Placed & { readonly tag: string } })
    | undefined;
  readonly headings: Made<typeof headingOf>;
  readonly anchors: readonly Anchor[];
  /** What plays a link and is none: a script leads on when it is clicked. */
  readonly fakeLinks: Made<typeof fakeLinkOf>;
  readonly images: readonly Image[];
  readonly scripts: readonly Script[];
  readonly frames: Made<typeof frameOf>;
  readonly forms: readonly PageForm[];
  readonly jsonLd: readonly (Placed & { readonly text: string })[];
  /** Types of microdata and RDFa (`itemtype`, `typeof`). */
  readonly microdata: readonly (Placed & {
    readonly type: string;
    readonly within?: string | undefined;
  })[];
  /** What is to be told of single elements. */
  readonly marks: readonly (Placed & { readonly kind: MarkKind; readonly found: string })[];
  /** The page's own styles, one after another. */
  readonly css: string;
  readonly subresources: readonly Subresource[];
  /** Fonts that the page itself names: `font face`, `font-family` in its styles. */
  readonly fonts: readonly (Placed & { readonly family: string })[];
  /** The empty place in the body that a script is to fill. */
  readonly emptyMount?: (Placed & { readonly isApp: boolean; readonly isMain?: true }) | undefined;
  /** What of it a reader without scripts meets, but for what `noscript` says. */
  readonly plain: { readonly words: number; readonly headings: number; readonly anchors: number };
  /** What a reader without scripts reads, cut; and how many words it is. */
  readonly text: string;
  readonly words: number;
  readonly elements: number;
}
