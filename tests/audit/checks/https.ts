import { answer, type Fixtures } from '../facts.ts';

export default {
  pass: { server: answer() },
  fail: { server: answer({ url: 'http://shop.example/' }) },
} satisfies Fixtures;
