import { menuPages } from '../../../src/audit/reading/addresses.ts';
import { readRobots } from '../../../src/audit/reading/robots.ts';
import { type Fixtures, PAGE_URL, page } from '../facts.ts';

const shop = page({
  body: '<nav><a href="/">Home</a><a href="/hi/">हिन्दी</a><a href="/Contact">Contact</a><a href="/cart">Basket</a><a href="/a?sort=1">By price</a></nav><a href="/old">Old</a>',
});
const asked = (rules: string, of = shop) => ({
  page: of,
  robots: readRobots(rules, 200, `${PAGE_URL}robots.txt`, PAGE_URL, menuPages(of)),
});

export default {
  pass: [
    asked('User-agent: *\nDisallow:'),
    asked('User-agent: *\nDisallow: /cart\nDisallow: /*?\nDisallow: /old\nDisallow: /contact'),
    asked('User-agent: *\nDisallow: /h\nAllow: /hi'),
    asked('User-agent: AhrefsBot\nDisallow: /'),
  ],
  partly: [
    asked('User-agent: *\nDisallow: /hi'),
    asked('User-agent: *\nDisallow: /hi\nDisallow: /Contact'),
  ],
  fail: asked('User-agent: *\nDisallow: /'),
} satisfies Fixtures;
