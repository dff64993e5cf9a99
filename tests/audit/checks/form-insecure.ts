import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ body: '<form action="/send"><input name="number"></form>' }) },
    { page: page({ body: '<form><input name="number"></form>' }) },
  ],
  fail: [
    {
      page: page({ body: '<form action="http://shop.example/send"><input name="number"></form>' }),
    },
    { page: page({ body: '<form><input name="number"></form>' }, { url: 'http://shop.example/' }) },
  ],
  notApplicable: [
    { page: page({}) },
    { page: page({ body: '<form action="http://shop.example/"><button>Go</button></form>' }) },
  ],
};

export default fixtures;
