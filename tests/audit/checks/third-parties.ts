import { type Fixtures, page, withHead } from '../facts.ts';

/** Scripts of so many other companies. */
const outside = (companies: number) =>
  Array.from(
    { length: companies },
    (_, at) => `<script src="https://c${at}.com/a.js"></script>`,
  ).join('');

export default {
  pass: [
    { page: page({}) },
    withHead(
      '<script src="https://cdn.shop.example/a.js"></script><script src="https://www.googletagmanager.com/gtag.js"></script>',
    ),
  ],
  fail: withHead(outside(15)),
  partly: withHead(outside(9)),
} satisfies Fixtures;
