import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: { page: page({}) },
  fail: withBody('<p></p>'.repeat(10_000)),
  partly: withBody('<p></p>'.repeat(5_000)),
} satisfies Fixtures;
