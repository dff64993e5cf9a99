import type { Vitals } from './fetching/crux.ts';
import type { HtmlFacts } from './reading/html-facts.ts';
import type { RobotsFacts } from './reading/robots.ts';

/** An address that was asked, and its answer's status; 0 when nothing answers. */
export interface Asked {
  readonly url: string;
  readonly status: number;
  /** Why browsers warn before they go there, or what stands there in place of a site. */
  readonly error?: string | undefined;
}

/** What came over the wire. */
export interface Answer {
  /** The address that answered at last. */
  readonly url: string;
  readonly status: number;
  /** Names in lower case; what was sent twice is joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** The redirects before it, in order. */
  readonly hops: readonly Asked[];
  /** Bytes of the body as they were sent, and unpacked; up to the limit. */
  readonly sentBytes: number;
  readonly bytes: number;
  /** The body was longer than we read. */
  readonly cut: boolean;
  readonly certificate: CertificateFacts;
  /** From asking the last address to its first byte, in ms. */
  readonly firstByteMs: number;
}

/** The page that was asked for, read. */
export interface PageFacts extends Answer {
  readonly html: HtmlFacts;
  /** Nothing is at the address that it names as its real one. */
  readonly namesNothing?: boolean | undefined;
}

/** Where an address leads. */
export interface Reached extends Asked {
  readonly asked: string;
}

export interface CertificateFacts {
  readonly host: string;
  /** ISO 8601; undefined when there was none to read. */
  readonly validFrom?: string | undefined;
  readonly validTo?: string | undefined;
  /** Why browsers warn, as the TLS library calls it; undefined when they don't. */
  readonly error?: string | undefined;
  /** Whole days until it ends, by the clock of the run. */
  readonly daysLeft?: number | undefined;
}

export interface SitemapFacts extends Omit<Asked, 'error'> {
  /** Addresses in it, or files of an index. */
  readonly entries: number;
  /** What keeps a robot from reading it, in the parser's words. */
  readonly error?: string | undefined;
  /** How many entries stand on another host than the page, and the first few of them. */
  readonly foreignCount: number;
  readonly foreign: readonly string[];
  /** It lists other lists, and no pages. */
  readonly isIndex: boolean;
  /** Some of its entries on the page's host, from all of its parts. */
  readonly sample: readonly string[];
  /** Of these, the first whose addresses speak of casinos, pills and the like. */
  readonly spam: readonly string[];
  /** The page is among the entries; undefined for an index, or a list that was cut. */
  readonly namesPage?: boolean | undefined;
  /** Where it was found: robots.txt, or one of the usual addresses. */
  readonly named: boolean;
}

/** A file that the page loads, as HEAD describes it. */
export interface FileFacts extends Asked {
  readonly kind: 'image' | 'script' | 'style' | 'font' | 'icon' | 'film' | 'data';
  readonly line?: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes as sent; undefined when the server does not say. */
  readonly bytes?: number | undefined;
  /** Of a style sheet of the page's own site: what stands in it. */
  readonly css?: string | undefined;
  /** Its sum is not the one that the page names: browsers leave it out. */
  readonly isTampered?: boolean | undefined;
}

/** One that a page names: in a link, or for what a form sends. */
interface NamedAddress extends Asked {
  readonly page: string;
  readonly line: number;
}

/** A link of the page, to another page of its site. */
export interface TriedLink extends NamedAddress {
  readonly inMenu?: boolean | undefined;
  /** To where buyers call and write. */
  readonly isContact?: boolean | undefined;
  /** Where it led in the end. */
  readonly leadsTo?: string | undefined;
  /** What keeps everybody from using it, as it is shown: a password, an address at which nothing is. */
  readonly useless?: string | undefined;
}

/** One of the sitemap; its status is its own, a redirect's where it is one. */
export interface ListedPage extends Asked {
  /** All that was read, where it is a page that opens as it is named. */
  readonly read?: PageFacts | undefined;
  /** Where a redirect led. */
  readonly leadsTo?: string | undefined;
  /** What keeps it out of Google: a tag, a header, a line of robots.txt. */
  readonly hiddenBy?: string | undefined;
}

/** The picture that messengers show. */
export interface CardImage extends Asked {
  readonly contentType: string;
  readonly bytes?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Drawn anew by us: nothing that a stranger made is shown. Undefined when it can't be. */
  readonly thumbnail?: string | undefined;
}

/** All that a run finds out, part by part. A part that is missing could not be seen. */
export interface SiteFacts {
  /**
   * The page's answer as a server gave it. Checks of status, headers and times need this part: saved
   * files don't have it.
   */
  readonly server: Answer;
  readonly page: PageFacts;
  readonly robots: RobotsFacts;
  /**
   * The page's address with http, and with or without www; undefined where there is none (a subdomain …). An inner
   * page's with http, where that leads to the front page; and the real one, where the page names one of another site.
   */
  readonly addresses: {
    readonly [Which in 'plain' | 'otherHost' | 'lost' | 'named']?: Reached | undefined;
  };
  readonly certificate: CertificateFacts;
  /** What an address that nobody ever made answers. */
  readonly madeUp: Answer;
  /** `none` when neither robots.txt nor the usual addresses have one. */
  readonly sitemap: SitemapFacts | 'none';
  readonly listed: readonly ListedPage[];
  /** The page as a robot gets it that names Google's; `none` where that tells nothing. */
  readonly asGoogle: PageFacts | 'none';
  /** What forms of the pages are sent to. */
  readonly targets: readonly NamedAddress[];
  /** What language models are to read first; `none` where no such file is. */
  readonly llms: { readonly url: string } | 'none';
  readonly files: readonly FileFacts[];
  readonly links: readonly TriedLink[];
  /** Other pages of the same site. */
  readonly pages: readonly PageFacts[];
  /** `none` when the page names none. */
  readonly card: CardImage | 'none';
  /**
   * The page in another language, and whether it names this one in turn: else Google heeds neither. `none` when the
   * page names none, or it could not be read.
   */
  readonly alternate: (Asked & { readonly linksBack: boolean }) | 'none';
  /** `none` when Google has too few visits to say. */
  readonly vitals: Vitals | 'none';
}

export type Part = keyof SiteFacts;
