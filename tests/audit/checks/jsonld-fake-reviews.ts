import { type Fixtures, jsonLd, PAGE_URL, withHead } from '../facts.ts';

const stars = { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 9 };

export default {
  pass: [
    withHead(jsonLd({ '@type': 'LocalBusiness', name: 'Gupta' })),
    withHead(jsonLd({ '@type': 'Service', provider: { '@type': 'Plumber', name: 'Gupta' } })),
  ],
  fail: [
    withHead(jsonLd({ '@type': ['Thing', 'LocalBusiness'], aggregateRating: stars })),
    withHead(jsonLd({ '@type': 'Restaurant', url: PAGE_URL, review: [stars] })),
    withHead(jsonLd({ '@type': 'http://schema.org/Physician', aggregateRating: stars })),
    withHead(jsonLd({ '@type': 'Service', provider: { '@type': 'Bakery', review: stars } })),
  ],
  notApplicable: [
    // What is sold, or somebody else's business in a directory.
    withHead(jsonLd({ '@type': 'Product', aggregateRating: stars })),
    withHead(jsonLd({ '@type': 'Restaurant', url: `${PAGE_URL}r/7`, aggregateRating: stars })),
    withHead(jsonLd({ '@type': 'Service', aggregateRating: stars })),
    withHead(
      jsonLd({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'Hotel', aggregateRating: stars }],
      }),
    ),
  ],
} satisfies Fixtures;
