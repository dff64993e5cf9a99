import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: withBody('<iframe src="/map" title="Map"></iframe>'),
  fail: withBody('<iframe src="/map"></iframe>'),
  partly: withBody('<iframe src="/map"></iframe><iframe src="/film" title="Film"></iframe>'),
  notApplicable: [
    { page: page({}) },
    withBody(
      '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1"></iframe></noscript>',
    ),
  ],
} satisfies Fixtures;
