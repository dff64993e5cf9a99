import { type Fixtures, sitemap } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { sitemap: sitemap() },
  fail: { sitemap: 'none' },
};

export default fixtures;
