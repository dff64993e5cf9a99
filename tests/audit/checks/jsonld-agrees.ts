import { type Fixtures, jsonLd, page, withBody } from '../facts.ts';

const offer = (with_: object) => ({
  '@type': 'Product',
  name: 'Tile',
  offers: { '@type': 'Offer', price: '1240.00', priceCurrency: 'INR', ...with_ },
});
const product = (with_: object, text = '₹1,240 a box, in stock') =>
  withBody(jsonLd(offer(with_)) + text);
const cart = (button: string) =>
  `<form action="/cart/add"><button ${button}>Add to cart</button></form>`;
const asked = { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Who is best?' }] };
const open = (opens: string, closes: string) =>
  jsonLd({
    '@type': 'Store',
    openingHoursSpecification: [
      { opens, closes },
      { opens: '00:00', closes: '00:00' },
    ],
  });

export default {
  pass: [
    product({}),
    product({ price: 1240 }),
    product({ availability: 'https://schema.org/InStock' }, '₹1,240. Blue: sold out. Add to cart'),
    product(
      { availability: 'https://schema.org/InStock' },
      '₹1,240. Put into the cart. Blue: sold out',
    ),
    product({ availability: 'https://schema.org/OutOfStock' }, '₹1,240. Sold out'),
    product({ availability: 'OutOfStock' }, `${cart('disabled')}₹1,240`),
    product({ availability: 'OutOfStock' }, `${cart('')}₹1,240. Blue: notify me`),
    product({ availability: 'InStock' }, `${cart('')}₹1,240`),
    product({ availability: 'https://schema.org/PreOrder' }, `${cart('')}₹1,240`),
    product({ price: 0 }, 'Free of charge'),
    withBody(`${jsonLd(asked)}<h3>Who is best?</h3>`),
    withBody(`${open('10:00', '19:30')}10 am to 7:30 pm`),
    withBody(`${open('10:00', '19:30')}10:00 to 19:30, lunch 1 pm to 2 pm`),
    withBody(
      `${jsonLd({ '@type': 'Store', openingHours: ['Mo-Sa 10:00-18:30'] })}10 am to 6.30 pm`,
    ),
    withBody(`${open('00:00', '23:59')}Open 24 hours, doctors 10 am to 5 pm`),
    // Of several, nobody knows which one the price is of.
    withBody(`${jsonLd([offer({ price: 1 }), offer({ price: 2 })])}₹3`),
  ],
  fail: [
    product({ availability: 'https://schema.org/OutOfStock' }, `${cart('')}₹1,240`),
    product(
      { availability: 'https://schema.org/InStock' },
      '₹1,240. Sold out. Tell me when it is back in stock',
    ),
    product({ price: '899' }),
    withBody(`${jsonLd(asked)}We are.`),
    withBody(`${open('08:00', '21:00')}10 am to 7:30 pm`),
    // Ten in the morning is not ten at night.
    withBody(`${open('10:00', '18:00')}8 am to 10 pm`),
    withBody(`${jsonLd({ '@type': 'Store', openingHours: 'Mo-Sa 07:00-12:00' })}10 am to 6.30 pm`),
    withBody(`${jsonLd({ ...offer({ price: 48_000 }), '@type': 'Course' })}Fee: ₹84,000`),
  ],
  notApplicable: { page: page({}) },
} satisfies Fixtures;
