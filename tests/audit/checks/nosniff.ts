import { answer, type Fixtures } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { server: answer({ headers: { 'x-content-type-options': 'nosniff' } }) },
  fail: { server: answer() },
};

export default fixtures;
