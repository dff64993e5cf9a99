import { type Fixtures, page, sitemap } from '../facts.ts';

export default {
  pass: [{ page: page({}), sitemap: sitemap() }],
  fail: [{ page: page({}), sitemap: sitemap({ namesPage: false }) }],
  notApplicable: [
    { page: page({}), sitemap: 'none' },
    { page: page({}), sitemap: sitemap({ namesPage: undefined }) },
    {
      page: page({ head: '<meta name="robots" content="noindex">' }),
      sitemap: sitemap({ namesPage: false }),
    },
  ],
} satisfies Fixtures;
