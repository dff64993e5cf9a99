import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ body: '<h1>Bricks</h1><img src="/a.jpg" width="800"><h2>Tiles</h2>' }) },
    {
      page: page({
        body: '<h1>Bricks</h1><img src="/a.jpg" width="60"><img src="/a.jpg" width="800"><img src="/a.jpg" width="800" loading="lazy"><h2>Tiles</h2>',
      }),
    },
  ],
  fail: {
    page: page({
      body: '<h1>Bricks</h1><img src="/a.jpg" width="800" loading="lazy"><h2>Tiles</h2>',
    }),
  },
  notApplicable: [
    { page: page({}) },
    { page: page({ body: '<img src="/a.jpg" loading="lazy">' }) },
    // Below the second heading.
    {
      page: page({
        body: `<h1>Bricks</h1>\n<h2>Tiles</h2>\n<img src="/a.jpg" width="800" loading="lazy">`,
      }),
    },
  ],
};

export default fixtures;
