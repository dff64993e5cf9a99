import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ body: '<img src="/a.jpg" alt="Kiln">' }) },
    { page: page({ body: '<img src="/a.jpg" alt="">' }) },
  ],
  fail: { page: page({ body: '<img src="/a.jpg">' }) },
  partly: { page: page({ body: '<img src="/a.jpg" alt="Kiln"><img src="/a.jpg">' }) },
  notApplicable: [
    { page: page({}) },
    { page: page({ body: '<noscript><img src="/a.jpg" width="1" height="1"></noscript>' }) },
  ],
};

export default fixtures;
