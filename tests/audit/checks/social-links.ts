import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ body: '<a href="https://www.facebook.com/guptasweets">F</a>' }) },
    { page: page({ body: '<a href="https://www.facebook.com/profile.php?id=1">F</a>' }) },
  ],
  fail: [
    { page: page({ body: '<a href="https://facebook.com/">F</a>' }) },
    { page: page({ body: '<a href="https://twitter.com">F</a>' }) },
  ],
  partly: {
    page: page({
      body: '<a href="https://facebook.com/">F</a><a href="https://www.instagram.com/guptasweets">F</a>',
    }),
  },
  notApplicable: [
    { page: page({}) },
    { page: page({ body: '<a href="https://www.facebook.com/sharer/sharer.php?u=x">F</a>' }) },
  ],
};

export default fixtures;
