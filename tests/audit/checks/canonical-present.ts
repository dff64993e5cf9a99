import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ head: '<link rel="Canonical" href="/">' }) },
    { page: page({}, { headers: { link: '<https://shop.example/>; rel="canonical"' } }) },
  ],
  fail: [{ page: page({}) }, { page: page({ body: '<link rel="canonical" href="/">' }) }],
};

export default fixtures;
