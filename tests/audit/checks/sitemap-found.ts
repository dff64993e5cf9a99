import { type Fixtures, sitemap } from '../facts.ts';

export default {
  pass: { sitemap: sitemap() },
  fail: { sitemap: 'none' },
} satisfies Fixtures;
