import { answer, type Fixtures } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { server: answer({ headers: { 'content-encoding': 'br' } }) },
    { server: answer({ headers: { 'content-encoding': 'gzip' } }) },
  ],
  fail: { server: answer() },
  notApplicable: { server: answer({ bytes: 900 }) },
};

export default fixtures;
