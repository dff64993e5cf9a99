import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { page: page({ head: '<meta name="Description" content="Cakes in Rohini.">' }) },
  fail: [
    { page: page({}) },
    { page: page({ head: '<meta name="description" content=" ">' }) },
    { page: page({ head: '<meta property="og:description" content="Cakes.">' }) },
  ],
};

export default fixtures;
