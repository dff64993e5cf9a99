import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ head: '<meta name="viewport" content="width=device-width">' }) },
    {
      page: page({ head: '<meta name="viewport" content="width=device-width, maximum-scale=5">' }),
    },
  ],
  fail: [
    {
      page: page({ head: '<meta name="viewport" content="width=device-width, user-scalable=no">' }),
    },
    { page: page({ head: '<meta name="viewport" content="initial-scale=1; maximum-scale=1.0">' }) },
  ],
  notApplicable: { page: page({}) },
};

export default fixtures;
