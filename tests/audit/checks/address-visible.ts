import { type Fixtures, page } from '../facts.ts';

const fixtures: Fixtures = {
  pass: [
    { page: page({ body: '<p>Sector 9, Rohini, Delhi 110 085</p>' }) },
    { page: page({ head: '<script type="application/ld+json">{"postalCode":"110085"}</script>' }) },
  ],
  fail: { page: page({ body: '<p>Rohini, Delhi. Call +91 98765 43210, from ₹150000.</p>' }) },
  notApplicable: { page: page({ body: '<p>A page of somewhere else.</p>' }) },
};

export default fixtures;
