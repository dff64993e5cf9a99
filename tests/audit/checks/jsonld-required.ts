import { type Fixtures, jsonLd, withHead } from '../facts.ts';

const product = { '@type': 'Product', name: 'Cake', offers: { '@type': 'Offer', price: 500 } };
/** Lists within lists, more than a recursion survives. */
const bomb = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

export default {
  pass: [
    withHead(jsonLd(product)),
    // The same thing in two blocks.
    withHead(
      jsonLd({ '@type': 'LocalBusiness', '@id': '#us', name: 'Gupta' }) +
        jsonLd({ '@type': 'LocalBusiness', '@id': '#us', address: 'Rohini' }),
    ),
  ],
  partly: withHead(jsonLd([product, { '@type': 'Event', name: 'Mela' }])),
  fail: [
    withHead(jsonLd({ ...product, offers: [] })),
    withHead(jsonLd({ ...product, offers: 0 }).replace('0', bomb)),
  ],
  notApplicable: [
    withHead(jsonLd({ '@type': 'WebSite' })),
    withHead(jsonLd({ '@type': 'constructor' })),
  ],
} satisfies Fixtures;
