import { defineCheck } from '../check.ts';
import { notApplicable, partly } from '../outcome.ts';

/** The list names pages of this site: after a move it often names those of the old one. */
export const check = defineCheck({
  category: 'findable',
  weight: 3,
  figures: ['foreign', 'entries'],
  needs: ['sitemap'],
  run: ({ sitemap }) => {
    if (sitemap === 'none' || sitemap.entries === 0) return notApplicable;
    const { url, entries, foreign, foreignCount } = sitemap;
    return partly(entries - foreignCount, entries, {
      figures: { foreign: foreignCount, entries },
      evidence: foreign.map((found) => ({ url, found })),
    });
  },
});
