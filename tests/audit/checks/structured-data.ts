import { type Fixtures, jsonLd, page, withBody } from '../facts.ts';

const published = '<meta property="article:published_time" content="2026-03-01">';
const aroundIt = jsonLd({
  '@graph': [{ '@type': 'WebSite' }, { '@type': ['WebPage', 'WPHeader'] }, { '@type': 'Person' }],
});

export default {
  pass: [
    withBody(jsonLd({ '@type': 'Article' })),
    withBody('<div itemscope itemtype="https://schema.org/Product">Cake</div>'),
    withBody('<div vocab="https://schema.org/" typeof="Recipe">Cake</div>'),
    // A page of the site that is no article, and blocks with mistakes, which are told there.
    withBody(aroundIt),
    withBody('<script type="application/ld+json">{"@type"</script>'),
    { page: page({ head: published, body: aroundIt + jsonLd({ '@type': 'NewsArticle' }) }) },
  ],
  fail: [
    { page: page({}) },
    withBody('<script type="application/ld+json"> </script>'),
    // What Google does not read, and what every page of a site has.
    withBody('<div itemscope itemtype="http://data-vocabulary.org/Breadcrumb">Cakes</div>'),
    withBody('<div typeof="sioc:Item foaf:Document">Cakes</div>'),
    withBody('<div itemscope itemtype="http://schema.org/">Cakes</div>'),
    { page: page({ head: published, body: aroundIt }) },
    { page: page({ body: '<a href="tel:+919811427365">Call</a>' }, { url: 'https://shop.in/a' }) },
  ],
  notApplicable: [
    // The front page of a business lacks more than that.
    withBody('<a href="tel:+919811427365">Call</a>'),
    ...['privacy', 'pages/size-guide', 'policies/shipping-policy'].map((path) => ({
      page: page({}, { url: `https://shop.in/${path}` }),
    })),
  ],
} satisfies Fixtures;
