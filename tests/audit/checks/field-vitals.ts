import { type Fixtures, page } from '../facts.ts';

export default {
  pass: { page: page({}), vitals: { lcp: 2100, inp: 150, cls: 0.02 } },
  fail: { page: page({}), vitals: { lcp: 4100 } },
  partly: { page: page({}), vitals: { lcp: 2100, inp: 450, cls: 0.02 } },
  notApplicable: [
    { page: page({}), vitals: 'none' },
    { page: page({}), vitals: {} },
  ],
} satisfies Fixtures;
