/** Scores of Lighthouse's categories, from 0 to 100, by their ids ("best-practices"). */
export type Scores = Readonly<Record<string, number>>;

/** The kinds of files that a page is made of. */
export type Kind = 'HTML' | 'CSS' | 'script' | 'font' | 'image' | 'other';

export interface Bytes {
  /** Bodies as sent to a browser that takes gzip, by kind. */
  readonly gzipped: Readonly<Record<Kind, number>>;
  /** The part of the HTML that is script to be run, gzipped by itself. */
  readonly inlineScript: number;
  /** What Chromium received, headers included; it takes brotli. */
  readonly received: number;
}

/** What was measured of one page: times in ms, layout shift without unit. */
export interface PageFigures {
  readonly path: string;
  readonly scores: Scores;
  /** The audits that keep a category below 100, as "accessibility: color-contrast". */
  readonly shortfalls: readonly string[];
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** All that the browser's main thread did. */
  readonly work: number;
  readonly cls: number;
  readonly bytes: Bytes;
  readonly requests: number;
  readonly elements: number;
}
