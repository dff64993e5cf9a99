import { type Fixtures, withBody, withHead } from '../facts.ts';

export default {
  pass: [
    withBody('<p>Sector 9, Rohini, Delhi 110 085</p>'),
    withHead('<script type="application/ld+json">{"postalCode":"110085"}</script>'),
  ],
  fail: withBody('<p>Rohini, Delhi. Call +91 98765 43210, from ₹150000.</p>'),
  notApplicable: withBody('<p>A page of somewhere else.</p>'),
} satisfies Fixtures;
