import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ head: '<link rel="canonical" href="https://shop.example/">' }) },
    // Twice the same is no contradiction.
    { page: page({ head: '<link rel="canonical" href="https://shop.example/">'.repeat(2) }) },
  ],
  partly: { page: page({ head: '<link rel="canonical" href="/">' }) },
  fail: [
    { page: page({ head: '<link rel="canonical" href="">' }) },
    { page: page({ head: '<link rel="canonical" href="javascript:void(0)">' }) },
    {
      page: page({
        head: '<link rel="canonical" href="https://shop.example/"><link rel="canonical" href="https://shop.example/b">',
      }),
    },
  ],
  notApplicable: { page: page({}) },
};

export default fixtures;
