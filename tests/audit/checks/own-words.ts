import { type Fixtures, page, pageFrom, withBody } from '../facts.ts';

const frameset = (frames: string) => ({
  page: pageFrom(`<html><head><title>Shop</title></head><frameset rows="100%,*">${frames}</frameset>
<noframes><body><a href="https://other.example/">Go on</a></body></noframes></html>`),
});

/** Under a menu and over a footer, as on every page of a shop. */
const around = (own: string, url?: string) => ({
  page: page(
    {
      body: `<nav><a href="/a">Bricks and tiles</a></nav><div>${own}</div>
<div class="site-footer"><p>${'Plot 14, Sector 3, Rohini, Delhi. '.repeat(6)}</p></div>`,
    },
    url ? { url } : {},
  ),
});
const posters = '<img src="/img/1.jpg" width="900" height="1200"><img src="/img/2.jpg">';

export default {
  pass: [
    around(`<p>${'Bricks of all sizes. '.repeat(9)}</p><embed src="/rates.pdf">`),
    around(`<form><input name="a"><input name="b"></form>${posters}`),
    around(posters.replaceAll('src', `alt="${'Bricks of all sizes. '.repeat(4)}" src`)),
    // Photographs are as good where somebody looks for these, and a logo is none.
    around(`<h1>Gallery</h1>${posters}`, 'https://shop.example/gallery'),
    around('<img src="/img/logo.png"><img src="/img/shop.jpg">'),
    around('<video src="/kiln.mp4" controls></video><img src="/img/1.jpg" width="900">'),
    // Under a menu a page of its own, a widget, and what stands on another page than the front one.
    around('<iframe src="/rates/"></iframe>'),
    around('<iframe src="https://kuula.co/share/1"></iframe>'),
    around('<iframe src="https://book.example/"></iframe>', 'https://shop.example/book'),
    around('<iframe src="https://a.example/"></iframe><img src="a"><img src="b"><img src="c">'),
    withBody(
      `<p>${'Cakes in Rohini. '.repeat(20)}</p><iframe src="https://other.example/"></iframe>`,
    ),
    withBody('<p>Here we are.</p><iframe src="https://www.google.com/maps/embed?pb=1"></iframe>'),
    withBody('<p>Soon.</p><iframe src="https://count.example/" width="0" height="0"></iframe>'),
    withBody('<p>Soon.</p><iframe src="https://count.example/" style="display:none"></iframe>'),
    withBody('<p>Soon.</p><iframe src="about:blank"></iframe><iframe src=""></iframe>'),
  ],
  fail: [
    withBody('<h1>Cakes</h1><iframe src="https://other.example/"></iframe>'),
    around('<h1>Bricks</h1><iframe src="https://other.example/" height="900"></iframe>'),
    around('<embed src="/brochure.pdf" width="100%" height="900">'),
    around('<h1>Our rates</h1><object data="/rates" type="application/pdf"></object>'),
    around('<iframe src="https://docs.google.com/gview?url=https://shop.example/a"></iframe>'),
    around(posters),
    around('<img src="/img/home.jpg" width="1200" height="2400">'),
    around('<img src="/p/offer-1.jpg"><img src="/p/offer-2.jpg">', 'https://shop.example/sale'),
    withBody('<iframe src="https://other.example/" width="100%" height="100%"></iframe>'),
    withBody(
      '<noscript>Please use a browser that can show frames.</noscript><iframe src="/shop/"></iframe>',
    ),
    withBody('<iframe src="https://sites.google.com/view/shop/home"></iframe>'),
    frameset('<frame src="https://other.example/">'),
    frameset('<frame src="menu.html"><frame src="main.html">'),
  ],
} satisfies Fixtures;
