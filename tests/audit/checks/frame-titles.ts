import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { page: page({ body: '<iframe src="/map" title="Map"></iframe>' }) },
  fail: { page: page({ body: '<iframe src="/map"></iframe>' }) },
  partly: {
    page: page({ body: '<iframe src="/map"></iframe><iframe src="/film" title="Film"></iframe>' }),
  },
  notApplicable: [
    { page: page({}) },
    {
      page: page({
        body: '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1"></iframe></noscript>',
      }),
    },
  ],
};

export default fixtures;
