import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    {
      page: page({ head: '<meta name="viewport" content="width=device-width, initial-scale=1">' }),
    },
    { page: page({ head: '<meta name="viewport" content="WIDTH=device-width">' }) },
  ],
  fail: [
    { page: page({}) },
    { page: page({ head: '<meta name="viewport" content="width=1024">' }) },
  ],
};

export default fixtures;
