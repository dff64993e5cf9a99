import { type Fixtures, jsonLd, page, withBody } from '../facts.ts';

export default {
  pass: [
    withBody(jsonLd({ '@type': 'Article' })),
    withBody('<div itemscope itemtype="https://schema.org/Product">Cake</div>'),
    withBody('<div vocab="https://schema.org/" typeof="Recipe">Cake</div>'),
  ],
  fail: [
    { page: page({}) },
    withBody('<script type="application/ld+json"> </script>'),
    { page: page({ body: '<a href="tel:+919811427365">Call</a>' }, { url: 'https://shop.in/a' }) },
  ],
  // The front page of a business lacks more than that.
  notApplicable: withBody('<a href="tel:+919811427365">Call</a>'),
} satisfies Fixtures;
