import { type Fixtures, robots } from '../facts.ts';

export default {
  pass: { robots: robots() },
  fail: [
    { robots: robots({ unheeded: [{ line: 3, text: 'Sitemap: sitemap.xml' }] }) },
    { robots: robots({ unreadable: true }) },
  ],
  notApplicable: { robots: robots({ status: 404 }) },
} satisfies Fixtures;
