import { z } from 'zod';
import type { Vitals } from '../facts.ts';

const GOOGLE = 'https://chromeuxreport.googleapis.com/v1/records:queryRecord';
const TIMEOUT_MS = 4000;
const NOT_FOUND = 404;

/** Google writes shifts as text and times as numbers. */
const metric = z
  .object({ percentiles: z.object({ p75: z.coerce.number() }) })
  .transform(({ percentiles }) => percentiles.p75)
  .optional();
const answerSchema = z.object({
  record: z.object({
    metrics: z.object({
      largest_contentful_paint: metric,
      interaction_to_next_paint: metric,
      cumulative_layout_shift: metric,
    }),
  }),
});

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
    const { metrics } = answerSchema.parse(await response.json()).record;
    return {
      lcp: metrics.largest_contentful_paint,
      inp: metrics.interaction_to_next_paint,
      cls: metrics.cumulative_layout_shift,
    };
  }
  return 'none';
}
