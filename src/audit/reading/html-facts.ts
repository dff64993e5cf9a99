/** Something of a page with the line of its source where it begins. */
export interface Placed {
  readonly line: number;
}

export interface MetaTag extends Placed {
  /** `name`, `property`, `itemprop` or `http-equiv`, in lower case. */
  readonly name: string;
  readonly content: string;
  readonly inNoscript: boolean;
}

interface LinkTag extends Placed {
  /** In lower case. */
  readonly rel: readonly string[];
  readonly href: string;
  readonly hreflang?: string | undefined;
  readonly media?: string | undefined;
  /** It stands in the head, where robots heed it. */
  readonly inHead: boolean;
}

export interface Heading extends Placed {
  readonly level: number;
  readonly text: string;
}

export interface Anchor extends Placed {
  /** As written; undefined when the element has none. */
  readonly href: string | undefined;
  /** Its words, or those of its label or of the picture in it. */
  readonly text: string;
  /** Its words alone, as it is drawn. */
  readonly ownText: string;
  /** A place to jump to (`id`, `name`), or an element that says it is no link (`role`). */
  readonly isPlace: boolean;
  /** A script runs when it is clicked (`onclick`). */
  readonly scripted: boolean;
  /** That script leads to another page. */
  readonly leads: boolean;
  /** Hidden by a style, which a menu can be as well. */
  readonly unseen: boolean;
  readonly rel: readonly string[];
  readonly inNav: boolean;
}

/** What plays a link and is none: a script leads on when it is clicked. */
interface FakeLink extends Placed {
  readonly tag: string;
  readonly text: string;
}

export interface Image extends Placed {
  /** As written; '' for none. */
  readonly src: string;
  readonly srcset?: string | undefined;
  /** Undefined when the attribute is missing; '' says that it is decoration. */
  readonly alt: string | undefined;
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly loading?: string | undefined;
  /** `role=presentation`, or it or what it stands in is hidden: no reader meets it. */
  readonly hidden: boolean;
  /** In a `picture`, which may offer other files than this one. */
  readonly inPicture: boolean;
  /** Its own style says how high it is for its width. */
  readonly keepsPlace: boolean;
  /** How many headings stand before it. */
  readonly headingsBefore: number;
  /** Letters of the paragraphs that stand before it at its side. */
  readonly lettersBefore: number;
  /** In a menu or the footer. */
  readonly apart: boolean;
}

interface Frame extends Placed {
  readonly src: string;
  readonly title: string;
  /** Nobody sees or meets it. */
  readonly hidden: boolean;
}

export interface Script extends Placed {
  /** As written; undefined for an inline one. */
  readonly src: string | undefined;
  /** Of an inline one, cut. */
  readonly code: string;
  /** It is what the body runs when all has come. */
  readonly isOnload: boolean;
  /** In lower case; '' for a classic script. */
  readonly type: string;
  readonly async: boolean;
  readonly defer: boolean;
  readonly inHead: boolean;
  /** It counts visits, or is no program, or has no word of forms: it sends none. */
  readonly sendsNothing: boolean;
}

export interface PageForm extends Placed {
  readonly action: string | undefined;
  readonly method: string;
  readonly hasPassword: boolean;
  /** Fields that somebody fills in, and those whose content is sent. */
  readonly fields: number;
  readonly named: number;
  /** It asks for a message, or for how to reach somebody. */
  readonly asksWhom: boolean;
  /** What a number has to look like, where the field says so. */
  readonly phonePattern: string;
  /** A button that sends it. */
  readonly hasButton: boolean;
  /** Something in it, or itself, has a script of its own (`onsubmit`). */
  readonly scripted: boolean;
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
  /** What relative addresses start from, absolute. */
  readonly base: string;
  /** Its letters' encoding, in lower case, and whether page or server said it. */
  readonly charset: string;
  readonly charsetDeclared: boolean;
  readonly titles: readonly (Placed & { readonly text: string })[];
  readonly metas: readonly MetaTag[];
  readonly linkTags: readonly LinkTag[];
  /** What ended the head while metadata still followed: an element, or '' for bare text; and the first tag lost by it. */
  readonly headClosedBy?:
    | (Placed & { readonly tag: string; readonly lost: Placed & { readonly tag: string } })
    | undefined;
  readonly headings: readonly Heading[];
  readonly anchors: readonly Anchor[];
  readonly fakeLinks: readonly FakeLink[];
  readonly images: readonly Image[];
  readonly scripts: readonly Script[];
  readonly frames: readonly Frame[];
  readonly forms: readonly PageForm[];
  readonly jsonLd: readonly (Placed & { readonly text: string })[];
  /** Types of microdata and RDFa (`itemtype`, `typeof`). */
  readonly microdata: readonly (Placed & { readonly type: string })[];
  readonly subresources: readonly Subresource[];
  /** Fonts that the page itself names: `font face`, `font-family` in its styles. */
  readonly fonts: readonly (Placed & { readonly family: string })[];
  /** The empty place in the body that a script is to fill. */
  readonly emptyMount?: (Placed & { readonly isApp: boolean }) | undefined;
  /** What of it a reader without scripts meets, but for what `noscript` says. */
  readonly plain: { readonly words: number; readonly headings: number; readonly anchors: number };
  /** What a reader without scripts reads, cut; and how many words it is. */
  readonly text: string;
  readonly words: number;
  readonly elements: number;
}
