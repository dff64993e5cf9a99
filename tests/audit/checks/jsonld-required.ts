import { type Fixtures, jsonLd, page } from '../facts.ts';

const product = { '@type': 'Product', name: 'Cake', offers: { '@type': 'Offer', price: 500 } };
/** Lists within lists, more than a recursion survives. */
const bomb = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

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
  fail: [
    { page: page({ head: jsonLd({ ...product, offers: [] }) }) },
    { page: page({ head: jsonLd({ ...product, offers: 0 }).replace('0', bomb) }) },
  ],
  notApplicable: [
    { page: page({ head: jsonLd({ '@type': 'WebSite' }) }) },
    { page: page({ head: jsonLd({ '@type': 'constructor' }) }) },
  ],
};

export default fixtures;
