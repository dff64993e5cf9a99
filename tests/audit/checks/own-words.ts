import { type Fixtures, pageFrom, withBody } from '../facts.ts';

const frameset = (frames: string) => ({
  page: pageFrom(`<html><head><title>Shop</title></head><frameset rows="100%,*">${frames}</frameset>
<noframes><body><a href="https://other.example/">Go on</a></body></noframes></html>`),
});

export default {
  pass: [
    withBody('<h1>Cakes</h1><iframe src="https://other.example/"></iframe>'),
    withBody(
      `<p>${'Cakes in Rohini. '.repeat(20)}</p><iframe src="https://other.example/"></iframe>`,
    ),
    withBody('<p>Here we are.</p><iframe src="https://www.google.com/maps/embed?pb=1"></iframe>'),
    withBody('<p>Soon.</p><iframe src="https://count.example/" width="0" height="0"></iframe>'),
    withBody('<p>Soon.</p><iframe src="https://count.example/" style="display:none"></iframe>'),
    withBody('<p>Soon.</p><iframe src="about:blank"></iframe><iframe src=""></iframe>'),
  ],
  fail: [
    withBody('<iframe src="https://other.example/" width="100%" height="100%"></iframe>'),
    withBody(
      '<noscript>Please use a browser that can show frames.</noscript><iframe src="/shop/"></iframe>',
    ),
    withBody('<iframe src="https://sites.google.com/view/shop/home"></iframe>'),
    frameset('<frame src="https://other.example/">'),
    frameset('<frame src="menu.html"><frame src="main.html">'),
  ],
} satisfies Fixtures;
