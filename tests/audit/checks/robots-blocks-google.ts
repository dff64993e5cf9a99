import { type Fixtures, robots } from '../facts.ts';

export default {
  pass: { robots: robots() },
  fail: { robots: robots({ blocksGoogle: { line: 3, text: 'Disallow: /' } }) },
} satisfies Fixtures;
