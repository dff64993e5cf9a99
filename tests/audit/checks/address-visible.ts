import { type Fixtures, jsonLd, page, withBody, withHead } from '../facts.ts';

export default {
  pass: [
    withBody('<p>Sector 9, Rohini, Delhi 110 085</p>'),
    withBody('<p>Shop No. 14, Main Bazaar</p>'),
    withBody('<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>'),
    withBody('<a href="https://maps.app.goo.gl/abc">Find us</a>'),
    withHead(jsonLd({ '@type': 'Bakery', address: { streetAddress: 'Main Bazaar' } })),
  ],
  fail: [
    withBody('<p>Rohini, Delhi. Call +91 98765 43210, from ₹150000.</p>'),
    {
      page: page(
        { body: '<a href="https://wa.me/919876543210">Chat</a>' },
        { url: 'https://shop.example/contact-us' },
      ),
    },
  ],
  notApplicable: [
    withBody('<p>A page of somewhere else.</p>'),
    withBody('<p>Travel in India for Rs 5 a day.</p>'),
    withBody('<p>Call +64 21 123 4567</p>'),
    {
      page: page({ body: '<p>Call +91 98765 43210</p>' }, { url: 'https://shop.example/cakes' }),
    },
  ],
} satisfies Fixtures;
