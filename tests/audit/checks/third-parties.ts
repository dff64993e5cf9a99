import { type Fixtures, file, page } from '../facts.ts';

/** Scripts of so many other companies. */
const outside = (companies: number) =>
  Array.from(
    { length: companies },
    (_, at) => `<script src="https://c${at}.com/a.js"></script>`,
  ).join('');
const withScripts = (head: string) => ({
  page: page({ head }),
  files: [file('script', 'https://c0.com/a.js', { bytes: 70_000 }), file('script', '/own.js')],
});

export default {
  pass: [
    withScripts(''),
    withScripts(
      '<script src="https://cdn.shop.example/a.js"></script><script src="https://www.googletagmanager.com/gtag.js"></script>',
    ),
  ],
  fail: withScripts(outside(15)),
  partly: withScripts(outside(9)),
} satisfies Fixtures;
