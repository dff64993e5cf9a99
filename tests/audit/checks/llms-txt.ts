import { type Fixtures, PAGE_URL } from '../facts.ts';

export default {
  pass: { llms: { url: `${PAGE_URL}llms.txt` } },
  fail: { llms: 'none' },
} satisfies Fixtures;
