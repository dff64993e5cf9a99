import { type Fixtures, page, withBody } from '../facts.ts';

export default {
  pass: [
    withBody('<iframe src="/map" title="Map"></iframe>'),
    withBody('<iframe src="/map" aria-label="Map"></iframe>'),
    withBody('<h2 id="where">Map</h2><iframe src="/map" aria-labelledby="where"></iframe>'),
  ],
  fail: withBody(
    '<div style="height: 0; padding-bottom: 56%"><iframe src="/film" width="100%"></iframe></div>',
  ),
  partly: withBody('<iframe src="/map"></iframe><iframe src="/film" title="Film"></iframe>'),
  notApplicable: [
    { page: page({}) },
    withBody(
      '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>',
    ),
    withBody('<iframe src="/counter" width="1" height="1"></iframe>'),
    withBody('<noscript><iframe src="/contents"></iframe></noscript>'),
    withBody('<iframe src="/counter" style="width: 0; border: 0"></iframe>'),
    withBody('<div aria-hidden="true"><iframe src="/counter"></iframe></div>'),
    withBody('<div style="display: none"><iframe src="/counter"></iframe></div>'),
    withBody('<iframe hidden src="/counter"></iframe>'),
  ],
} satisfies Fixtures;
