import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<form action="/send"><input name="number"></form>'),
    withBody('<form><input name="number"></form>'),
    // It never leaves the machine: a check of its own tells where it leads.
    withBody('<form action="http://localhost/send"><input name="number"></form>'),
  ],
  fail: [withBody('<form action="http://shop.example/send"><input name="number"></form>')],
  notApplicable: [
    { page: page({ body: '<form><input name="number"></form>' }, { url: 'http://shop.example/' }) },
    { page: page({}) },
    withBody('<form action="http://shop.example/"><button>Go</button></form>'),
  ],
} satisfies Fixtures;
