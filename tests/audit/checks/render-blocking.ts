import { type Fixtures, page, withHead } from '../facts.ts';

export default {
  pass: [
    { page: page({}) },
    withHead(
      '<script src="/a.js" defer></script><link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css" media="print">',
    ),
  ],
  fail: withHead('<script src="/a.js"></script>'.repeat(20)),
  partly: withHead('<link rel="stylesheet" href="/a.css">'.repeat(9)),
} satisfies Fixtures;
