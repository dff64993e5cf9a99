import { type Fixtures, robots } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { robots: robots() },
  fail: { robots: robots({ blocksGoogle: { line: 3, text: 'Disallow: /' } }) },
};

export default fixtures;
