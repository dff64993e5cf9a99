import type { HtmlFacts } from './reading/html-facts.ts';

/** One step on the way to an answer. */
export interface Hop {
  readonly url: string;
  readonly status: number;
}

/** What came over the wire. */
export interface Answer {
  /** The address that answered at last. */
  readonly url: string;
  readonly status: number;
  /** Names in lower case; what was sent twice is joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** The redirects before it, in order. */
  readonly hops: readonly Hop[];
  /** Bytes of the body as they were sent, and unpacked; up to the limit. */
  readonly sentBytes: number;
  readonly bytes: number;
  /** The body was longer than we read. */
  readonly cut: boolean;
  /** From asking the last address to its first byte, in ms. */
  readonly firstByteMs: number;
}

/** The page that was asked for, read. */
export interface PageFacts extends Answer {
  readonly html: HtmlFacts;
}

/** robots.txt and what it says of the page. */
export interface RobotsFacts {
  readonly url: string;
  readonly status: number;
  /** The line that keeps Googlebot from the page; undefined when it may come. */
  readonly blocksGoogle?: RobotsLine | undefined;
  /** Addresses of sitemaps, absolute. */
  readonly sitemaps: readonly string[];
  /** Lines that no robot heeds: half an address, or what was given up. */
  readonly unheeded: readonly RobotsLine[];
  /** It is HTML, or nothing that a robot can read. */
  readonly unreadable: boolean;
  /** What robots of assistants are asked of the page, by their names. */
  readonly assistants: readonly {
    readonly robot: string;
    readonly blockedBy?: RobotsLine | undefined;
  }[];
  /** Style sheets and scripts of the page, and pages of its menu, that Googlebot may not fetch. */
  readonly blockedFiles: readonly { readonly url: string; readonly by: RobotsLine }[];
}

/** A line of robots.txt. */
export interface RobotsLine {
  readonly line: number;
  readonly text: string;
}

/** What the site's other addresses answer; undefined where none was tried (an IP, a subdomain …). */
export interface AddressFacts {
  /** The page's address with http. */
  readonly plain?: Reached | undefined;
  /** With or without www. */
  readonly otherHost?: Reached | undefined;
}

/** Where an address leads; `status` 0 when nothing answers. */
export interface Reached {
  readonly asked: string;
  readonly url: string;
  readonly status: number;
  readonly hops: readonly Hop[];
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

export interface SitemapFacts {
  readonly url: string;
  readonly status: number;
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
export interface FileFacts {
  readonly url: string;
  readonly kind: 'image' | 'script' | 'style' | 'font' | 'icon' | 'film' | 'data';
  readonly line?: number | undefined;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes as sent; undefined when the server does not say. */
  readonly bytes?: number | undefined;
  /** Of a style sheet of the page's own site: what stands in it. */
  readonly css?: string | undefined;
}

/** A program of the site that is to take what a form sends. */
export interface FormTarget {
  /** The page of the form, and the form's line. */
  readonly page: string;
  readonly line: number;
  readonly url: string;
  /** 0 when nothing answers. */
  readonly status: number;
}

/** A link of the page that was tried. */
export interface LinkFacts {
  readonly url: string;
  readonly line?: number | undefined;
  /** 0 when nothing answers. */
  readonly status: number;
}

/** An address of the sitemap that was asked. */
export interface ListedPage {
  readonly url: string;
  /** Of its own answer: a redirect's, where it is one; 0 when nothing answers. */
  readonly status: number;
  /** All that was read, where it is a page that opens as it is named. */
  readonly read?: PageFacts | undefined;
  /** Where a redirect led. */
  readonly leadsTo?: string | undefined;
  /** What keeps it out of Google: a tag, a header, a line of robots.txt. */
  readonly hiddenBy?: string | undefined;
}

/** The picture that messengers show. */
export interface CardImage {
  readonly url: string;
  readonly status: number;
  readonly contentType: string;
  readonly bytes?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The page in another language, opened. */
export interface AlternateFacts {
  readonly url: string;
  readonly status: number;
  /** It names the page in turn: else Google heeds neither. */
  readonly linksBack: boolean;
}

/** What Chrome's users saw in the last 28 days, at the 75th percentile. */
export interface Vitals {
  readonly of: 'page' | 'site';
  /** ms, ms, and no unit; undefined where Google has too few visits. */
  readonly lcp?: number | undefined;
  readonly inp?: number | undefined;
  readonly cls?: number | undefined;
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
  readonly addresses: AddressFacts;
  readonly certificate: CertificateFacts;
  /** What an address that nobody ever made answers. */
  readonly madeUp: Answer;
  /** `none` when neither robots.txt nor the usual addresses have one. */
  readonly sitemap: SitemapFacts | 'none';
  readonly listed: readonly ListedPage[];
  /** The page as a robot gets it that names Google's; `none` where that tells nothing. */
  readonly asGoogle: PageFacts | 'none';
  /** What forms of the pages are sent to. */
  readonly targets: readonly FormTarget[];
  /** What language models are to read first; `none` where no such file is. */
  readonly llms: { readonly url: string } | 'none';
  readonly files: readonly FileFacts[];
  readonly links: readonly LinkFacts[];
  /** Other pages of the same site. */
  readonly pages: readonly PageFacts[];
  /** `none` when the page names none. */
  readonly card: CardImage | 'none';
  /** `none` when the page names none, or it could not be read. */
  readonly alternate: AlternateFacts | 'none';
  /** `none` when Google has too few visits to say. */
  readonly vitals: Vitals | 'none';
}

export type Part = keyof SiteFacts;

export const parts = [
  'server',
  'page',
  'robots',
  'addresses',
  'certificate',
  'madeUp',
  'sitemap',
  'listed',
  'asGoogle',
  'targets',
  'llms',
  'files',
  'links',
  'pages',
  'card',
  'alternate',
  'vitals',
] as const satisfies readonly Part[];
