import { type Fixtures, jsonLd, page, withBody, withHead } from '../facts.ts';

const tel = '<a href="tel:+911145678901">Call</a>';
const bakery = {
  '@type': 'Bakery',
  name: 'Gupta',
  address: { '@type': 'PostalAddress', postalCode: '110085' },
  telephone: '+911145678901',
};

export default {
  pass: [
    { page: page({ head: jsonLd(bakery), body: tel }) },
    {
      page: page({
        head: jsonLd({ ...bakery, telephone: undefined, contactPoint: [{ telephone: '011' }] }),
        body: tel,
      }),
    },
    withHead(jsonLd({ '@graph': [{ '@type': 'WebPage', publisher: bakery }] })),
    withBody(`<p itemscope itemtype="https://schema.org/PostalAddress">${tel}</p>`),
  ],
  partly: { page: page({ head: jsonLd({ ...bakery, telephone: '' }), body: tel }) },
  fail: { page: page({ head: jsonLd({ '@type': 'WebSite', name: 'Gupta' }), body: tel }) },
  notApplicable: [
    withHead(jsonLd({ '@type': 'WebSite', name: 'Gupta' })),
    // The front page says it.
    { page: page({ body: tel }, { url: 'https://shop.example/cakes' }) },
  ],
} satisfies Fixtures;
