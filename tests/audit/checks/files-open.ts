import { drawingFiles, pictureFiles } from '../../../src/audit/reading/addresses.ts';
import { readRobots } from '../../../src/audit/reading/robots.ts';
import { type Fixtures, PAGE_URL, page } from '../facts.ts';

const drawn = page({
  head: '<link rel="stylesheet" href="/css/a.css?v=1"><script src="/js/a.js"></script><script src="https://cdn.example/b.js"></script>',
});
const shield = page({ body: '<script src="/a.js"></script><script src="/cdn-cgi/b.js"></script>' });
const shown = page({
  head: '<link rel="stylesheet" href="/css/a.css">',
  body: '<img src="/images/a.jpg"><img src="/images/b.webp"><img src="/logo.png">',
});
const asked = (rules: string, of = drawn) => ({
  page: of,
  robots: readRobots(`User-agent: *\n${rules}`, 200, `${PAGE_URL}robots.txt`, PAGE_URL, [
    ...drawingFiles(of),
    ...pictureFiles(of),
  ]),
});

export default {
  pass: [
    asked('Disallow: /admin/'),
    asked('Disallow: /js/\nAllow: /js/a.js'),
    asked('Disallow: /cdn-cgi/', shield),
    // A picture of three; pictures that their own robot may have.
    asked('Disallow: /logo.png', shown),
    asked('Disallow: /images/\n\nUser-agent: Googlebot-Image\nAllow: /', shown),
  ],
  partly: [asked('Disallow: /js/'), asked('Disallow: /*?'), asked('Disallow: /images/', shown)],
  fail: asked('Disallow: /*.css\nDisallow: /js'),
  notApplicable: [asked('Disallow: /'), asked('Disallow: /js/', page({}))],
} satisfies Fixtures;
