import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { page: page({}) },
  fail: { page: page({ body: '<p></p>'.repeat(10_000) }) },
  partly: { page: page({ body: '<p></p>'.repeat(5_000) }) },
};

export default fixtures;
