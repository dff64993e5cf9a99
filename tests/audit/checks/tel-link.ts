import { type Fixtures, withBody } from '../facts.ts';

export default {
  pass: withBody('<a href="tel:+919876543210">Call</a>'),
  fail: [
    withBody('<p>Call +91 98765 43210</p>'),
    withBody('<p>011-4567 8900</p>'),
    withBody('<p>Mobile: 9876543210</p>'),
  ],
  notApplicable: withBody('<p>Since 2014. ₹9,87,654. Order 123456789012. Hash 9078563412.</p>'),
} satisfies Fixtures;
