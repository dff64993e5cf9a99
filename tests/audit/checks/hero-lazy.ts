import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<h1>Bricks</h1><img src="/a.jpg" width="800"><h2>Tiles</h2>'),
    withBody(
      '<h1>Bricks</h1><img src="/a.jpg" width="60"><img src="/a.jpg" width="800"><img src="/a.jpg" width="800" loading="lazy"><h2>Tiles</h2>',
    ),
  ],
  fail: [
    withBody('<h1>Bricks</h1><img src="/a.jpg" width="800" loading="lazy"><h2>Tiles</h2>'),
    withBody('<h1>Bricks</h1><img src="/img/hero-1.jpg" loading="lazy"><h2>Tiles</h2>'),
  ],
  notApplicable: [
    { page: page({}) },
    withBody('<img src="/a.jpg" loading="lazy">'),
    // A logo, a menu's picture, a strip.
    withBody('<img src="/logo.png" width="400" loading="lazy">'),
    withBody('<img src="/a.png" alt="Gupta’s logo" width="400" loading="lazy">'),
    withBody(
      '<div class="header__logo"><a href="/"><img src="/a.svg" width="400" loading="lazy"></a></div>',
    ),
    withBody('<nav><img src="/a.png" width="400" loading="lazy"></nav>'),
    // For Pinterest alone; and one that has no file yet.
    withBody('<div style="display:none"><img src="/a.png" width="400" loading="lazy"></div>'),
    withBody('<img data-src="/a.png" width="400" loading="lazy">'),
    withBody('<img src="/a.png" width="400" height="90" loading="lazy">'),
    // Below the second heading.
    withBody(`<h1>Bricks</h1>\n<h2>Tiles</h2>\n<img src="/a.jpg" width="800" loading="lazy">`),
  ],
} satisfies Fixtures;
