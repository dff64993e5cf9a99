import { type Fixtures, page } from '../facts.ts';

const hop = { url: 'http://shop.example/', status: 301 };

const fixtures: Fixtures = {
  pass: [{ page: page({}) }, { page: page({}, { hops: [hop] }) }],
  fail: { page: page({}, { hops: [hop, hop] }) },
};

export default fixtures;
