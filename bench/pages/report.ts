import { englishPath } from '../../src/catalog/twins.ts';
import { table } from '../table.ts';
import { allBytes, type Verdict } from './floors.ts';
import type { PageFigures } from './page-figures.ts';

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** A row a page; the path stands last because it is the longest. */
export function pageTable(figures: readonly PageFigures[]): string {
  const rows = figures.map(({ scores, bytes, ...page }) => ({
    perf: String(scores.performance ?? '-'),
    a11y: String(scores.accessibility ?? '-'),
    best: String(scores['best-practices'] ?? '-'),
    seo: String(scores.seo ?? '-'),
    agents: String(scores['agentic-browsing'] ?? '-'),
    FCP: page.fcp.toFixed(0),
    LCP: page.lcp.toFixed(0),
    TBT: page.tbt.toFixed(0),
    work: page.work.toFixed(0),
    CLS: String(Number(page.cls.toFixed(3))),
    ...Object.fromEntries(
      Object.entries(bytes.gzipped).map(([kind, size]) => [kind, kilobytes(size)]),
    ),
    all: kilobytes(allBytes(bytes)),
    inline: kilobytes(bytes.inlineScript),
    brotli: kilobytes(bytes.received),
    requests: String(page.requests),
    elements: String(page.elements),
    path: page.path,
  }));
  return `${table(rows)}

Scores of 100. Times in ms: medians, on a simulated slow phone (4G, CPU x 4). Sizes in KB: bodies
gzipped, by kind; "inline" is the script within the HTML; "brotli" is all that Chromium received,
headers included.`;
}

/** Which audits keep pages below 100, and which pages. */
export function shortfallList(figures: readonly PageFigures[]): string {
  const found = figures.flatMap(({ path, shortfalls }) =>
    shortfalls.map((shortfall) => ({ path, shortfall })),
  );
  const NAMED = 3;
  return [...Map.groupBy(found, ({ shortfall }) => shortfall)]
    .map(([shortfall, pages]) => {
      const named = pages.slice(0, NAMED).map(({ path }) => path);
      const more = pages.length > NAMED ? ` and ${pages.length - NAMED} more` : '';
      return `${shortfall}  on ${named.join(', ')}${more}`;
    })
    .join('\n');
}

export function verdictTable(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(({ met, floor, worst }) => `${met ? 'met   ' : 'MISSED'}  ${floor}: ${worst}`)
    .join('\n');
}

/** How long Hindi pages take to the English ones of which they are the twins; empty without both. */
export function twinTable(figures: readonly PageFigures[]): string {
  const english = new Map(figures.map((page) => [page.path, page]));
  const rows = figures.flatMap((page) => {
    const twin =
      page.path === englishPath(page.path) ? undefined : english.get(englishPath(page.path));
    if (!twin) return [];
    const times = (name: 'fcp' | 'lcp') => `${(page[name] / twin[name]).toFixed(2)}x`;
    return [{ FCP: times('fcp'), LCP: times('lcp'), 'Hindi to English': page.path }];
  });
  return rows.length > 0 ? table(rows) : '';
}

/** A page of one word blocks nothing: what Lighthouse sees there, in ms, is the machine's own doing. */
const QUIET_TBT = 10;

/** Says so when the machine was too busy for times to mean much; empty otherwise. */
export function noiseNote(blank: PageFigures | undefined): string {
  if (!blank || blank.tbt <= QUIET_TBT) return '';
  return `The blank page blocked for ${blank.tbt.toFixed(0)} ms: this machine is too busy to judge times by.`;
}
