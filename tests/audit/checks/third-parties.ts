import { type Fixtures, page } from '../facts.ts';

/** Scripts of so many other companies. */
const outside = (companies: number) =>
  Array.from(
    { length: companies },
    (_, at) => `<script src="https://c${at}.com/a.js"></script>`,
  ).join('');

const fixtures: Fixtures = {
  pass: [
    { page: page({}) },
    {
      page: page({
        head: '<script src="https://cdn.shop.example/a.js"></script><script src="https://www.googletagmanager.com/gtag.js"></script>',
      }),
    },
  ],
  fail: { page: page({ head: outside(15) }) },
  partly: { page: page({ head: outside(9) }) },
};

export default fixtures;
