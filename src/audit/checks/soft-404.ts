import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';

/** An address that nobody ever made says so. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  figures: ['status'],
  needs: ['madeUp'],
  run: ({ madeUp: { url, status, hops } }) => {
    const asked = hops[0]?.url ?? url;
    const found = asked === url ? `HTTP ${status}` : `HTTP ${status} at ${url}`;
    const seen = { figures: { status }, evidence: [{ url: asked, found, expected: 'HTTP 404' }] };
    if (status === 404 || status === 410) return pass(seen);
    // A server that breaks on it tells Google to come again, and to ask for less.
    if (status === 500) return fail(seen);
    // Anything else, a refusal for one, is no word on whether the page exists.
    return status >= 200 && status < 300 ? fail(seen) : notApplicable;
  },
});
