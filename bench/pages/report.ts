import { table } from '../table.ts';
import { allBytes, type Verdict } from './floors.ts';
import { KINDS, type PageFigures } from './page-figures.ts';

const CATEGORIES = {
  performance: 'perf',
  accessibility: 'a11y',
  'best-practices': 'best',
  seo: 'seo',
  'agentic-browsing': 'agents',
} as const;

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** A row a page; the path stands last because it is the longest. */
export function pageTable(figures: readonly PageFigures[]): string {
  const head = [
    ...Object.values(CATEGORIES),
    ...['FCP', 'LCP', 'TBT', 'CLS'],
    ...KINDS,
    ...['all', 'inline', 'brotli', 'requests', 'elements', 'path'],
  ];
  const rows = figures.map((page) => [
    ...Object.keys(CATEGORIES).map((name) => String(page.scores[name] ?? '-')),
    ...[page.fcp, page.lcp, page.tbt].map((time) => time.toFixed(0)),
    String(Number(page.cls.toFixed(3))),
    ...KINDS.map((kind) => kilobytes(page.bytes.gzipped[kind])),
    ...[allBytes(page), page.bytes.inlineScript, page.bytes.received].map(kilobytes),
    ...[page.requests, page.elements].map(String),
    page.path,
  ]);
  return `${table(head, rows)}

Scores of 100. Times in ms: medians, on a simulated slow phone (4G, CPU x 4). Sizes in KB: bodies
gzipped, by kind; "inline" is the script within the HTML; "brotli" is all that Chromium received,
headers included.`;
}

/** Which audits keep pages below 100, and which pages. */
export function shortfallList(figures: readonly PageFigures[]): string {
  const pages = new Map<string, string[]>();
  for (const { path, shortfalls } of figures) {
    for (const shortfall of shortfalls)
      pages.set(shortfall, [...(pages.get(shortfall) ?? []), path]);
  }
  const NAMED = 3;
  return [...pages]
    .map(([shortfall, paths]) => {
      const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
      return `${shortfall}  on ${paths.slice(0, NAMED).join(', ')}${more}`;
    })
    .join('\n');
}

export function verdictTable(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(({ met, floor, worst }) => `${met ? 'met   ' : 'MISSED'}  ${floor}: ${worst}`)
    .join('\n');
}

/** A page of one word blocks nothing: what Lighthouse sees there, in ms, is the machine's own doing. */
const QUIET_TBT = 10;

/** Says so when the machine was too busy for times to mean much; empty otherwise. */
export function noiseNote(blank: PageFigures | undefined): string {
  if (!blank || blank.tbt <= QUIET_TBT) return '';
  return `The blank page blocked for ${blank.tbt.toFixed(0)} ms: this machine is too busy to judge times by.`;
}
