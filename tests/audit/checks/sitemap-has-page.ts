import { type Fixtures, page, sitemap } from '../facts.ts';

const shop = page({
  body: '<nav><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></nav>',
});

export default {
  pass: [
    { page: page({}), sitemap: sitemap() },
    { page: shop, sitemap: sitemap({ entries: 4 }) },
    { page: page({}), sitemap: sitemap({ entries: 1 }) },
  ],
  fail: [
    { page: page({}), sitemap: sitemap({ namesPage: false }) },
    { page: shop, sitemap: sitemap({ entries: 1 }) },
  ],
  notApplicable: [
    { page: page({}), sitemap: 'none' },
    { page: page({}), sitemap: sitemap({ namesPage: undefined }) },
    {
      page: page({ head: '<meta name="robots" content="noindex">' }),
      sitemap: sitemap({ namesPage: false }),
    },
  ],
} satisfies Fixtures;
