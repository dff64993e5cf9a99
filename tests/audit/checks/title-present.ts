import { type Fixtures, page, withBody, withHead } from '../facts.ts';

export default {
  pass: withHead('<title>Sweets in Rohini | Gupta &amp; Sons</title>'),
  fail: [
    { page: page({}) },
    withHead('<title> </title>'),
    // A drawing's title is no page's.
    withBody('<svg><title>Logo</title></svg>'),
  ],
} satisfies Fixtures;
