import { type Fixtures, jsonLd, page } from '../facts.ts';

const tel = '<a href="tel:+911145678901">Call</a>';
const bakery = {
  '@type': 'Bakery',
  name: 'Gupta',
  address: { '@type': 'PostalAddress', postalCode: '110085' },
  telephone: '+911145678901',
};

const fixtures: Fixtures = {
  pass: [
    { page: page({ head: jsonLd(bakery), body: tel }) },
    { page: page({ head: jsonLd({ '@graph': [{ '@type': 'WebPage', publisher: bakery }] }) }) },
    {
      page: page({ body: `<p itemscope itemtype="https://schema.org/PostalAddress">${tel}</p>` }),
    },
  ],
  partly: { page: page({ head: jsonLd({ ...bakery, telephone: '' }), body: tel }) },
  fail: { page: page({ head: jsonLd({ '@type': 'WebSite', name: 'Gupta' }), body: tel }) },
  notApplicable: [
    { page: page({ head: jsonLd({ '@type': 'WebSite', name: 'Gupta' }) }) },
    // The front page says it.
    { page: page({ body: tel }, { url: 'https://shop.example/cakes' }) },
  ],
};

export default fixtures;
