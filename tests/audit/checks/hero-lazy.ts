import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<h1>Bricks</h1><img src="/a.jpg" width="800"><h2>Tiles</h2>'),
    withBody(
      '<h1>Bricks</h1><img src="/a.jpg" width="60"><img src="/a.jpg" width="800"><img src="/a.jpg" width="800" loading="lazy"><h2>Tiles</h2>',
    ),
  ],
  fail: withBody('<h1>Bricks</h1><img src="/a.jpg" width="800" loading="lazy"><h2>Tiles</h2>'),
  notApplicable: [
    { page: page({}) },
    withBody('<img src="/a.jpg" loading="lazy">'),
    // Below the second heading.
    withBody(`<h1>Bricks</h1>\n<h2>Tiles</h2>\n<img src="/a.jpg" width="800" loading="lazy">`),
  ],
} satisfies Fixtures;
