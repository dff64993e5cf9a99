import { answer, type Fixtures } from '../facts.ts';

export default {
  pass: { server: answer({ headers: { 'x-content-type-options': 'nosniff' } }) },
  fail: { server: answer() },
} satisfies Fixtures;
