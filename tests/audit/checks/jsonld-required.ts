import { type Fixtures, jsonLd, page } from '../facts.ts';

const product = { '@type': 'Product', name: 'Cake', offers: { '@type': 'Offer', price: 500 } };

const fixtures: Fixtures = {
  pass: [
    { page: page({ head: jsonLd(product) }) },
    // The same thing in two blocks.
    {
      page: page({
        head:
          jsonLd({ '@type': 'LocalBusiness', '@id': '#us', name: 'Gupta' }) +
          jsonLd({ '@type': 'LocalBusiness', '@id': '#us', address: 'Rohini' }),
      }),
    },
  ],
  partly: { page: page({ head: jsonLd([product, { '@type': 'Event', name: 'Mela' }]) }) },
  fail: { page: page({ head: jsonLd({ ...product, offers: [] }) }) },
  notApplicable: { page: page({ head: jsonLd({ '@type': 'WebSite' }) }) },
};

export default fixtures;
