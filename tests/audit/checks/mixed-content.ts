import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: [
    { page: page({}) },
    withBody('<a href="http://shop.example/">Shop</a>'),
    withBody('<script src="http://localhost:35729/livereload.js"></script>'),
    {
      page: page({
        head: '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">',
        body: '<img src="http://shop.example/a.jpg">',
      }),
    },
  ],
  fail: [
    withBody('<style>@font-face{src:url(http://shop.example/a.woff2)}</style>'),
    withBody('<img src="http://shop.example/a.jpg">'),
    withBody('<img src="/a.jpg" srcset="/a.jpg 1x, http://shop.example/b.jpg 2x">'),
  ],
  notApplicable: {
    page: page({ body: '<img src="http://shop.example/a.jpg">' }, { url: 'http://shop.example/' }),
  },
} satisfies Fixtures;
