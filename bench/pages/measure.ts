import type { Result } from 'lighthouse';
import { median } from '../median.ts';
import { countBytes } from './bytes.ts';
import type { Lighthouse } from './lighthouse.ts';
import type { PageFigures, Scores } from './page-figures.ts';

/**
 * Measures pages in rounds, so that a busy minute spoils no page's every run. Times are the medians
 * of all rounds. The other categories are looked at in the first round only: their audits read what
 * the page is, not how fast it came, and say the same each time.
 *
 * @param siteUrl without a slash at the end
 */
export async function measure(
  lighthouse: Lighthouse,
  siteUrl: string,
  paths: readonly string[],
  runs: number,
): Promise<PageFigures[]> {
  const results = new Map<string, Result[]>(paths.map((path) => [path, []]));
  for (let round = 1; round <= runs; round++) {
    for (const [index, path] of paths.entries()) {
      console.error(`run ${round} of ${runs}, page ${index + 1} of ${paths.length}: ${path}`);
      const result = await lighthouse(siteUrl + path, round === 1 ? undefined : ['performance']);
      results.get(path)?.push(result);
    }
  }
  return Promise.all([...results].map(([path, ofPage]) => figuresOf(path, ofPage)));
}

async function figuresOf(path: string, results: readonly Result[]): Promise<PageFigures> {
  const [whole] = results;
  if (!whole) throw new Error(`${path} was not measured.`);
  const value = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const requests = (whole.audits['network-requests']?.details?.items ?? []).filter(({ url }) =>
    url.startsWith('http'),
  );
  return {
    path,
    scores: scoresOf(results),
    shortfalls: shortfallsOf(whole),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    work: value('mainthread-work-breakdown'),
    cls: value('cumulative-layout-shift'),
    bytes: await countBytes(requests),
    requests: requests.length,
    elements: whole.audits['dom-size-insight']?.details?.debugData?.totalElements ?? Number.NaN,
  };
}

function scoresOf(results: readonly Result[]): Scores {
  const names = Object.keys(results[0]?.categories ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const scores = results.flatMap(({ categories }) => categories[name]?.score ?? []);
      return [name, Math.round(median(scores) * 100)];
    }),
  );
}

/** Times are no shortfalls: they stand in the table. */
function shortfallsOf({ categories, audits }: Result): string[] {
  return Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([name, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id}`),
    );
}
