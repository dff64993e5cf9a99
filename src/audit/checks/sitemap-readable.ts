import { defineCheck } from '../check.ts';
import { fail, notApplicable, passIf } from '../outcome.ts';

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
    return passIf(entries > 0, { figures, evidence: [{ url }] });
  },
});
