import { type Fixtures, page, withBody, withHead } from '../facts.ts';

const own = '<a href="/a">A</a><a href="https://shop.example/b">B</a>';
const at = (url: string, body = `${own}<a href="${url}">Menu</a>`) => ({
  page: page({ body }, { url }),
});

export default {
  pass: [
    withBody('<a href="/d/">D</a><a href="/C:/x">C</a><a href="https://example.com/">So</a>'),

    withBody(`${own}<a href="https://dev.shop.example/">For developers</a>`),
    // A text that speaks of it, and a piece of work that is shown.
    withBody(`${own}<a href="http://localhost:3000/">http://localhost:3000/</a>`),
    withBody(`${own}<a href="https://cakes.netlify.app/">Our work</a>`),
    { page: page({ head: '<base href="https://www.shop.example/">', body: own }) },
    at('https://staging.shop.example/'),
    // Where staff sign in.
    withBody(`${own}<a href="http://103.21.58.12:8080/">Dealers</a>`),
  ],
  partly: [
    withBody(`${own}<a href="https://staging.studio.example.in/shop/terms">Terms</a>`),
    withBody(`${own}<a href="https://shop.wpengine.com/c">Menu</a>`),
    withBody(
      `${own}<script type="application/ld+json">{"url":"https://www.example.com/"}</script>`,
    ),
    withBody(`${own}<script type="application/ld+json">{"url":"http://localhost:3000/"}</script>`),
    withBody('<a href="/">Home</a><a href="/a">A</a><img src="file:///C:/Users/A/x.jpg">'),

    withBody(`${own}<a href="http://localhost/shop/">Menu</a>`),
    withBody(`${own}<a href="http://192.168.1.20:8080/">Menu</a>`),
    withBody(`${own}<a href="https://staging.shop.example/c">Menu</a>`),
    withBody(`${own}<img src="http://shop.local/wp-content/cake.jpg" alt="">`),
    withBody(`${own}<form action="http://127.0.0.1/send"><input></form>`),
    withBody(
      `${own}${['a', 'b', 'c'].map((path) => `<a href="https://dev.shop.example/${path}">x</a>`).join('')}`,
    ),
  ],
  fail: [
    withBody(`${own}<script src="http://185.99.132.7/js/stat.js"></script>`),
    withBody(`${own}<script src="//[2a02:4780::1]/a.js"></script>`),
    withHead('<meta property="og:image" content="https://demo.themewagon.com/a.png">'),

    { page: page({ head: '<base href="https://old-shop.in/">', body: own }) },
    { page: page({ head: '<base href="http://localhost/shop/">', body: own }) },
    withBody('<a href="http://localhost:8080/">A</a><a href="http://127.0.0.1/b">B</a>'),
  ],
  notApplicable: withHead('<base href="https://other.example/">'),
} satisfies Fixtures;
