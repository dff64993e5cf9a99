import { answer, type Fixtures } from '../facts.ts';

export default {
  pass: { server: answer() },
  fail: [{ server: answer({ status: 404 }) }, { server: answer({ status: 503 }) }],
} satisfies Fixtures;
