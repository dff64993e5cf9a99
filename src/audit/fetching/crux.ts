import { z } from 'zod';

const GOOGLE = 'https://chromeuxreport.googleapis.com/v1/records:queryRecord';
const TIMEOUT_MS = 4000;
const NOT_FOUND = 404;

/** Google writes shifts as text and times as numbers. */
const metric = z
  .object({ percentiles: z.object({ p75: z.coerce.number() }) })
  .transform(({ percentiles }) => percentiles.p75)
  .optional();
const metrics = z.object({
  largest_contentful_paint: metric,
  interaction_to_next_paint: metric,
  cumulative_layout_shift: metric,
});
/** Of the last 28 days, at the 75th percentile: ms, ms, and no unit; undefined where Google has too few visits. */
const vitals = z.object({ record: z.object({ metrics }) }).transform(({ record }) => ({
  lcp: record.metrics.largest_contentful_paint,
  inp: record.metrics.interaction_to_next_paint,
  cls: record.metrics.cumulative_layout_shift,
}));
export type Vitals = Partial<z.infer<typeof vitals>>;

/**
 * What Chrome's users saw of a page, or else of its whole site; `none` when Google has too few
 * visits to say, as for most small shops.
 *
 * @param endpoint where a test's stand-in answers
 * @throws when Google can't be asked, or says something else
 */
export async function fieldVitals(
  key: string,
  page: URL,
  over: AbortSignal,
  endpoint = GOOGLE,
): Promise<Vitals | 'none'> {
  const signal = AbortSignal.any([over, AbortSignal.timeout(TIMEOUT_MS)]);
  for (const asked of [{ url: page.href }, { origin: page.origin }]) {
    const response = await fetch(`${endpoint}?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...asked, formFactor: 'PHONE' }),
      signal,
    });
    if (response.status === NOT_FOUND) continue;
    if (!response.ok) throw new Error(`Google answered ${response.status}.`);
    return vitals.parse(await response.json());
  }
  return 'none';
}
