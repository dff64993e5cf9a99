import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { page: page({ body: '<img src="/a.jpg" width="8" height="6">' }) },
  partly: [
    { page: page({ body: '<img src="/a.jpg">' }) },
    { page: page({ body: '<img src="/a.jpg" width="8">' }) },
    { page: page({ body: '<img src="/a.jpg" width="8" height="6"><img src="/a.jpg">' }) },
  ],
  notApplicable: { page: page({}) },
};

export default fixtures;
