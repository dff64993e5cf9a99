import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { page: page({ head: '<title>Sweets in Rohini | Gupta &amp; Sons</title>' }) },
  fail: [
    { page: page({}) },
    { page: page({ head: '<title> </title>' }) },
    // A drawing's title is no page's.
    { page: page({ body: '<svg><title>Logo</title></svg>' }) },
  ],
};

export default fixtures;
