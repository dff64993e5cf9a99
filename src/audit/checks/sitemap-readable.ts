import { defineCheck } from '../check.ts';
import { fail, notApplicable, pass } from '../outcome.ts';

/** The list of pages opens and can be read by robots. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  figures: ['entries'],
  needs: ['sitemap'],
  run: ({ sitemap }) => {
    if (sitemap === 'none') return notApplicable;
    const { url, status, error, entries } = sitemap;
    const figures = { entries };
    if (status >= 400) return fail({ figures, evidence: [{ url, found: `HTTP ${status}` }] });
    if (error !== undefined) return fail({ figures, evidence: [{ url, found: error }] });
    const seen = { figures, evidence: [{ url }] };
    return entries === 0 ? fail(seen) : pass(seen);
  },
});
