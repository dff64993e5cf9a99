import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { page: page({}) },
  fail: [{ page: page({}, { status: 404 }) }, { page: page({}, { status: 503 }) }],
};

export default fixtures;
