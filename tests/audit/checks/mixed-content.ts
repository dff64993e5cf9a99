import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: [
    { page: page({}) },
    withBody('<a href="http://shop.example/">Shop</a>'),
    {
      page: page({
        head: '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">',
        body: '<img src="http://shop.example/a.jpg">',
      }),
    },
  ],
  fail: withBody('<img src="http://shop.example/a.jpg">'),
  notApplicable: {
    page: page({ body: '<img src="http://shop.example/a.jpg">' }, { url: 'http://shop.example/' }),
  },
} satisfies Fixtures;
