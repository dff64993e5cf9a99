import { readRobots } from '../../../src/audit/reading/robots.ts';
import { type Fixtures, PAGE_URL } from '../facts.ts';

const asked = (text: string, status = 200) => ({
  robots: readRobots(text, status, `${PAGE_URL}robots.txt`, PAGE_URL),
});

export default {
  pass: [asked('User-agent: *\nDisallow: /admin/'), asked('', 404)],
  fail: [
    asked('User-agent: GPTBot\nDisallow: /'),
    asked('User-agent: *\nDisallow: /\nUser-agent: Googlebot\nAllow: /'),
  ],
  notApplicable: asked('', 503),
} satisfies Fixtures;
