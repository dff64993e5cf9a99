import { type Fixtures, page, withHead } from '../facts.ts';

export default {
  pass: [
    withHead('<meta name="viewport" content="width=device-width, initial-scale=1">'),
    withHead('<meta name="viewport" content="WIDTH=device-width">'),
  ],
  fail: [{ page: page({}) }, withHead('<meta name="viewport" content="width=1024">')],
} satisfies Fixtures;
