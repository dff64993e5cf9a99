import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({}) },
    { page: page({ body: '<a href="http://shop.example/">Shop</a>' }) },
    {
      page: page({
        head: '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">',
        body: '<img src="http://shop.example/a.jpg">',
      }),
    },
  ],
  fail: { page: page({ body: '<img src="http://shop.example/a.jpg">' }) },
  notApplicable: {
    page: page({ body: '<img src="http://shop.example/a.jpg">' }, { url: 'http://shop.example/' }),
  },
};

export default fixtures;
