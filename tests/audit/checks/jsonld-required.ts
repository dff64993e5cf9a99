import { type Fixtures, jsonLd, page, withHead } from '../facts.ts';

const offer = { '@type': 'Offer', price: 500, priceCurrency: 'INR' };
const product = { '@type': 'Product', name: 'Cake', offers: offer };
/** Lists within lists, more than a recursion survives. */
const bomb = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const selling = (offers: unknown) => withHead(jsonLd({ ...product, offers }));
const mela = { name: 'Mela', startDate: '2026-03-01', location: 'Rohini' };
const stars = { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 };

export default {
  pass: [
    withHead(jsonLd({ '@type': 'Course', name: 'CGL', description: 'Nine months' })),
    withHead(jsonLd(product)),
    // The same thing in two blocks.
    withHead(
      jsonLd({ '@type': 'LocalBusiness', '@id': '#us', name: 'Gupta' }) +
        jsonLd({ '@type': 'LocalBusiness', '@id': '#us', address: 'Rohini' }),
    ),
    withHead(jsonLd({ ...product, aggregateRating: stars })),
    // Singapore's codes have six digits as well.
    ...['SG', 'IN', 'India'].map((addressCountry) =>
      withHead(
        jsonLd([
          product,
          { '@type': 'PostalAddress', addressCountry, postalCode: '121003' },
          // Written before its day.
          { '@type': 'Thing', datePublished: '2026-03-02', dateModified: '2026-01-15' },
        ]),
      ),
    ),
    selling({ '@type': 'Offer', priceSpecification: { price: '1299.00', priceCurrency: 'INR' } }),
    // Free of charge, described elsewhere, or a service whose price is asked for.
    withHead(
      jsonLd({ ...product, name: 'Free sample', offers: { '@type': 'Offer', price: '0.00' } }),
    ),
    selling([{ ...offer, price: 0 }, offer]),
    withHead(jsonLd([product, { '@type': 'Event', ...mela, offers: { ...offer, price: 0 } }])),
    withHead(jsonLd([product, { '@type': 'Service', offers: { '@type': 'Offer', url: '/cake' } }])),
    withHead(
      jsonLd({ ...product, aggregateRating: { ...stars, ratingValue: 92, bestRating: 100 } }),
    ),
    selling({ '@type': 'Offer', '@id': '#offer' }),
    // As the type Time has it, and a list that is no path.
    withHead(
      jsonLd([
        product,
        { '@type': 'OpeningHoursSpecification', opens: '09:30:00', closes: '20:45:00' },
        { '@type': 'OfferCatalog', itemListElement: [{ '@type': 'ListItem', item: product }] },
      ]),
    ),
    selling({ '@type': 'AggregateOffer', lowPrice: 90, priceCurrency: 'SGD' }),
    { page: page({ head: jsonLd(product), body: '<p>₹500, or $6.50</p>' }) },
    {
      page: page({
        head: jsonLd({ ...product, offers: { ...offer, priceCurrency: 'USD' } }),
        body: '<p>$500 with the coupon, which is worth ₹500</p>',
      }),
    },
  ],
  partly: [
    withHead(
      jsonLd({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1 },
          { '@type': 'ListItem', position: 1 },
        ],
      }),
    ),
    withHead(
      jsonLd({
        '@type': 'LocalBusiness',
        name: 'Gupta',
        address: 'Rohini',
        telephone: '+91-591-24807362-1',
      }),
    ),
    selling({ ...offer, availability: 'In Stock' }),
    ...[
      {
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          opens: '8 AM',
          closes: '6 PM',
        },
      },
      { telephone: '+91-XXXXXXXXXX' },
      { openingHours: 'Mo-Sa 10:00-25:30' },
    ].map((wrong) =>
      withHead(
        jsonLd([product, { '@type': 'LocalBusiness', name: 'Gupta', address: 'Rohini', ...wrong }]),
      ),
    ),
    withHead(jsonLd([product, { '@type': 'Event', name: 'Mela' }])),
    withHead(jsonLd([product, { '@type': 'BreadcrumbList', itemListElement: { name: 'Cakes' } }])),
    selling({ '@type': 'Offer', price: '₹1,299' }),
    selling({ ...offer, price: '0.00' }),
    selling({ '@type': 'Offer', price: '₹1,299', priceCurrency: 'INR' }),
    selling({ '@type': 'Offer', price: 1299 }),
    selling({ ...offer, priceCurrency: 'Rs' }),
    withHead(jsonLd({ ...product, aggregateRating: { ...stars, ratingValue: '9' } })),
    selling({ ...offer, price: 'on request' }),
    selling({ '@type': 'AggregateOffer', lowPrice: 90 }),
    withHead(
      jsonLd({ ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } }),
    ),
    withHead(jsonLd({ ...product, review: { '@type': 'Review', author: 'A. Rao' } })),
    // The page itself says in which currency.
    {
      page: page({
        head: jsonLd({ ...product, offers: { ...offer, price: 1299, priceCurrency: 'USD' } }),
        body: '<p>Only ₹ 1,299!</p>',
      }),
    },
  ],
  fail: [
    withHead(jsonLd({ '@type': 'Course', name: 'CGL' })),
    withHead(jsonLd({ '@type': 'PostalAddress', fullAddress: 'Mall Road, Ranikhet' })),
    withHead(jsonLd({ '@type': 'Diagnostic Centre', name: 'Gupta' })),
    withHead(
      jsonLd({
        '@type': 'Recipe',
        name: 'Kheer',
        image: '/k.jpg',
        recipeIngredient: ['Milk'],
        recipeInstructions: [],
      }),
    ),
    withHead(jsonLd({ '@type': 'constructor' })),
    withHead(jsonLd({ '@type': 'DentalClinic', name: 'Muskan' })),
    withHead(jsonLd({ '@type': 'PostalAddress', addressCountry: 'US', postalCode: '121003' })),
    withHead(
      jsonLd({ '@type': 'Place', geo: { latitude: 77.1, longitude: 28.6 }, telephone: '+911' }),
    ),
    withHead(jsonLd({ '@type': 'Place', openingHours: 'Mon-Sat 9:30am to 8pm' })),
    withHead(jsonLd({ ...product, offers: [] })),
    withHead(jsonLd({ ...product, offers: 0 }).replace('0', bomb)),
    withHead(jsonLd({ '@type': 'Bakery', name: 'Gupta' })),
  ],
  notApplicable: [
    withHead(jsonLd({ '@type': 'WebSite' })),
    // In nobody's words: that is another check.
    withHead('<script type="application/ld+json">{"@type":"Categories"}</script>'),
  ],
} satisfies Fixtures;
