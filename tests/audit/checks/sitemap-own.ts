import { type Fixtures, sitemap } from '../facts.ts';

export default {
  pass: { sitemap: sitemap() },
  partly: { sitemap: sitemap({ foreignCount: 2, foreign: ['https://old.example/'] }) },
  fail: { sitemap: sitemap({ foreignCount: 10, foreign: ['https://old.example/'] }) },
  notApplicable: [{ sitemap: 'none' }, { sitemap: sitemap({ entries: 0 }) }],
} satisfies Fixtures;
