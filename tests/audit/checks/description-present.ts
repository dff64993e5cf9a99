import { type Fixtures, page, withHead } from '../facts.ts';

export default {
  pass: [
    withHead('<meta name="Description" content="Cakes in Rohini.">'),
    // Some scripts have no spaces.
    withHead('<meta name="description" content="毎朝焼きたてのケーキ">'),
  ],
  fail: [
    withHead('<meta property="description" content="Cakes in Rohini, fresh.">'),
    withHead('<meta name="description" content="Cakes">'),

    { page: page({}) },
    withHead('<meta name="description" content=" ">'),
    withHead('<meta property="og:description" content="Cakes.">'),
  ],
} satisfies Fixtures;
