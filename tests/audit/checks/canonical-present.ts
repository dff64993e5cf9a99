import { type Fixtures, page, withBody, withHead } from '../facts.ts';

export default {
  pass: [
    withHead('<link rel="Canonical" href="/">'),
    { page: page({}, { headers: { link: '<https://shop.example/>; rel="canonical"' } }) },
  ],
  notApplicable: withHead('<iframe src="/chat"></iframe><link rel="canonical" href="/">'),
  fail: [{ page: page({}) }, withBody('<link rel="canonical" href="/">')],
} satisfies Fixtures;
