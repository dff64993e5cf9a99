import { type Fixtures, jsonLd, page, withBody } from '../facts.ts';

const on = (url: string, body: string) => ({ page: page({ body }, { url }) });

export default {
  pass: withBody('<a href="tel:+919811427365">Call</a>'),
  fail: [
    withBody(jsonLd({ '@type': 'Store', telephone: '+919811427365' })),

    withBody('<p>Call +91 98765 43210</p>'),
    withBody('<p>+64 21 123 4567</p>'),
    on('https://shop.in/', '<p>011-4567 8900</p>'),
    on('https://shop.in/', '<p>Mobile: 9876543210</p>'),
    on('https://shop.in/', '<p>Mob. No.: 9876543210</p>'),
    on('https://shop.in/', '<p>Call us now at 9876543210</p>'),
    on('https://shop.co.nz/', '<p>Phone: 09 309 1234</p>'),
  ],
  notApplicable: [
    withBody('<a href="https://wa.me/919811427365">WhatsApp +91 98114 27365</a>'),
    // Told of the link.
    withBody('<a href="tel:0000000000">Call</a><p>Call +91 98765 43210</p>'),
    on('https://shop.in/blog/1', jsonLd({ '@type': 'Store', telephone: '+919811427365' })),
    on('https://shop.in/', '<p>Since 2014. ₹9,87,654. Order 123456789012. Hash 9078563412.</p>'),
    withBody('<p>Contact 2024 2025 2026. Version +1 2 3.</p>'),
  ],
} satisfies Fixtures;
