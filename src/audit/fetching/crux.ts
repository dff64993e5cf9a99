import { z } from 'zod';
import type { Vitals } from '../facts.ts';
import { FetchProblem } from './fetcher.ts';

const GOOGLE = 'https://chromeuxreport.googleapis.com/v1/records:queryRecord';
const TIMEOUT_MS = 4000;
const NOT_FOUND = 404;

const metric = z
  .object({ percentiles: z.object({ p75: z.union([z.number(), z.string()]) }) })
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

interface CruxOptions {
  readonly key: string;
  /** Where a test's stand-in answers. */
  readonly endpoint?: string | undefined;
}

/**
 * What Chrome's users saw of a page, or else of its whole site; `none` when Google has too few
 * visits to say, as for most small shops.
 * @throws FetchProblem
 */
export async function fieldVitals(
  { key, endpoint = GOOGLE }: CruxOptions,
  page: URL,
  over: AbortSignal,
): Promise<Vitals | 'none'> {
  const address = `${endpoint}?key=${encodeURIComponent(key)}`;
  const signal = AbortSignal.any([over, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    return (
      (await query(address, { url: page.href }, 'page', signal)) ??
      (await query(address, { origin: page.origin }, 'site', signal)) ??
      'none'
    );
  } catch (cause) {
    if (over.aborted) throw new FetchProblem('budget', { cause });
    throw new FetchProblem(signal.aborted ? 'timeout' : 'unreachable', { cause });
  }
}

async function query(
  address: string,
  of: { readonly url: string } | { readonly origin: string },
  level: Vitals['of'],
  signal: AbortSignal,
): Promise<Vitals | undefined> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...of, formFactor: 'PHONE' }),
    signal,
  });
  if (response.status === NOT_FOUND) return undefined;
  if (!response.ok) throw new Error(`Google answered ${response.status}.`);
  const { metrics } = answerSchema.parse(await response.json()).record;
  return {
    of: level,
    lcp: p75(metrics.largest_contentful_paint),
    inp: p75(metrics.interaction_to_next_paint),
    cls: p75(metrics.cumulative_layout_shift),
  };
}

/** Google writes shifts as text and times as numbers. */
const p75 = (found: z.infer<typeof metric>) => found && Number(found.percentiles.p75);
