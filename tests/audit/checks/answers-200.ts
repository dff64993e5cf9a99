import { answer, type Fixtures } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { server: answer() },
  fail: [{ server: answer({ status: 404 }) }, { server: answer({ status: 503 }) }],
};

export default fixtures;
