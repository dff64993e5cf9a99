import { type Fixtures, page, withBody, withHead } from '../facts.ts';

export default {
  pass: [
    withHead('<link rel="canonical" href="https://shop.example/">'),
    withHead('<link rel="canonical" href="/">'),
    // Twice the same is no contradiction.
    withHead('<link rel="canonical" href="https://shop.example/">'.repeat(2)),
  ],
  fail: [
    withBody('<link rel="canonical" href="https://shop.example/">'),

    withHead('<link rel="canonical" href="www.shop.example/">'),
    withHead('<link rel="canonical" href="">'),
    withHead('<link rel="canonical" href="javascript:void(0)">'),
    withHead(
      '<link rel="canonical" href="https://shop.example/"><link rel="canonical" href="https://shop.example/b">',
    ),
  ],
  notApplicable: { page: page({}) },
} satisfies Fixtures;
