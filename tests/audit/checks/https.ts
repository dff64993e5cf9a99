import { answer, type Fixtures } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { server: answer() },
  fail: { server: answer({ url: 'http://shop.example/' }) },
};

export default fixtures;
