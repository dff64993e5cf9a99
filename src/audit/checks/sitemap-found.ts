import { defineCheck } from '../check.ts';
import { fail, pass } from '../outcome.ts';

/** A list of pages is named in robots.txt or stands at one of the usual addresses. */
export const check = defineCheck({
  category: 'findable',
  weight: 1,
  needs: ['sitemap'],
  run: ({ sitemap }) => (sitemap === 'none' ? fail() : pass({ evidence: [{ url: sitemap.url }] })),
});
