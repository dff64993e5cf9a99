import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { page: page({ body: '<a href="tel:+919876543210">Call</a>' }) },
  fail: [
    { page: page({ body: '<p>Call +91 98765 43210</p>' }) },
    { page: page({ body: '<p>011-4567 8900</p>' }) },
    { page: page({ body: '<p>Mobile: 9876543210</p>' }) },
  ],
  notApplicable: {
    page: page({ body: '<p>Since 2014. ₹9,87,654. Order 123456789012. Hash 9078563412.</p>' }),
  },
};

export default fixtures;
