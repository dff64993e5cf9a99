import { type Fixtures, jsonLd, PAGE_URL, page } from '../facts.ts';

const stars = { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 9 };

const fixtures: Fixtures = {
  pass: { page: page({ head: jsonLd({ '@type': 'LocalBusiness', name: 'Gupta' }) }) },
  fail: [
    {
      page: page({ head: jsonLd({ '@type': ['Thing', 'LocalBusiness'], aggregateRating: stars }) }),
    },
    {
      page: page({ head: jsonLd({ '@type': 'Restaurant', url: PAGE_URL, review: [stars] }) }),
    },
  ],
  notApplicable: [
    // What is sold, or somebody else's business in a directory.
    { page: page({ head: jsonLd({ '@type': 'Product', aggregateRating: stars }) }) },
    {
      page: page({
        head: jsonLd({ '@type': 'Restaurant', url: `${PAGE_URL}r/7`, aggregateRating: stars }),
      }),
    },
    { page: page({ head: jsonLd({ '@type': 'Service', aggregateRating: stars }) }) },
  ],
};

export default fixtures;
