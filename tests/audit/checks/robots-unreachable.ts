import { type Fixtures, robots } from '../facts.ts';

export default {
  pass: [{ robots: robots() }, { robots: robots({ status: 404 }) }],
  fail: [{ robots: robots({ status: 503 }) }, { robots: robots({ status: 429 }) }],
} satisfies Fixtures;
