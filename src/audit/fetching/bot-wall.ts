import type { Answer } from '../facts.ts';

type Sign = readonly [header: string, value: RegExp];

/** Said by a shield when it asks a robot to prove that it is none. */
const challenges: readonly Sign[] = [
  ['cf-mitigated', /challenge/],
  ['x-vercel-mitigated', /challenge|deny/],
  ['x-amzn-waf-action', /challenge|captcha/],
];

/** Headers of shields, which mean a refusal only with an answer that refuses. */
const shields: readonly Sign[] = [
  ['server', /^(?:akamaighost|cloudflare|ddos-guard|imunify360)/i],
  ['x-datadome', /./],
  ['x-iinfo', /./],
  ['x-sucuri-block', /./],
];

const TOO_MANY_REQUESTS = 429;
const refused: readonly number[] = [403, 503];

/**
 * Whether a shield before the site refused us, told by headers alone: pages speak of captchas for
 * many reasons. Those who refuse us may let Google in, so nothing can be said about the site.
 */
export function isBotWall({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean {
  const shows = ([header, value]: Sign) => value.test(headers[header] ?? '');
  if (status === TOO_MANY_REQUESTS || challenges.some(shows)) return true;
  return refused.includes(status) && shields.some(shows);
}
