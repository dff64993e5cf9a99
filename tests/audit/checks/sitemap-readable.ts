import { type Fixtures, sitemap } from '../facts.ts';

export default {
  pass: { sitemap: sitemap() },
  fail: [
    { sitemap: sitemap({ error: '3:1: text data outside of root node.' }) },
    { sitemap: sitemap({ status: 404 }) },
    { sitemap: sitemap({ entries: 0 }) },
  ],
  notApplicable: { sitemap: 'none' },
} satisfies Fixtures;
