import { answer, type Fixtures } from '../facts.ts';

const hop = { url: 'http://shop.example/', status: 301 };

export default {
  pass: [{ server: answer() }, { server: answer({ hops: [hop] }) }],
  fail: { server: answer({ hops: [hop, hop] }) },
} satisfies Fixtures;
