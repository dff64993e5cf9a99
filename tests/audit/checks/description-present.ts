import { type Fixtures, page, withHead } from '../facts.ts';

export default {
  pass: withHead('<meta name="Description" content="Cakes in Rohini.">'),
  fail: [
    { page: page({}) },
    withHead('<meta name="description" content=" ">'),
    withHead('<meta property="og:description" content="Cakes.">'),
  ],
} satisfies Fixtures;
