import { type Fixtures, page, withBody, withHead } from '../facts.ts';

export default {
  pass: [
    withHead('<meta name="Description" content="Cakes in Rohini.">'),
    // Some scripts have no spaces.
    withHead('<meta name="description" content="毎朝焼きたてのケーキ">'),
  ],
  fail: [
    withHead('<meta property="description" content="Cakes in Rohini, fresh.">'),
    withHead('<meta name="description" content="Cakes">'),
    // Google reads metadata in the head alone, which a picture ends.
    withBody('<meta name="description" content="Cakes in Rohini.">'),
    withHead('<img src="pixel.gif" alt=""><meta name="description" content="Cakes in Rohini.">'),
    { page: page({}) },
    withHead('<meta name="description" content=" ">'),
    withHead('<meta property="og:description" content="Cakes.">'),
  ],
} satisfies Fixtures;
