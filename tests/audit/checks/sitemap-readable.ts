import { type Fixtures, robots, sitemap } from '../facts.ts';

export default {
  pass: { sitemap: sitemap(), robots: robots() },
  fail: [
    // The list that robots.txt names is not there; this one stood at a usual address.
    {
      sitemap: sitemap({ named: false }),
      robots: robots({ sitemaps: ['https://old.example/sitemap.xml'] }),
    },
    { robots: robots(), sitemap: sitemap({ error: '3:1: text data outside of root node.' }) },
    { robots: robots(), sitemap: sitemap({ status: 404 }) },
    { robots: robots(), sitemap: sitemap({ entries: 0 }) },
  ],
  notApplicable: { sitemap: 'none', robots: robots() },
} satisfies Fixtures;
