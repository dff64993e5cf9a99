import type { Fixtures } from '../facts.ts';

const fixtures: Fixtures = {
  pass: { certificate: { host: 'shop.example', daysLeft: 40, validTo: '2026-12-31T00:00:00Z' } },
  fail: { certificate: { host: 'shop.example', daysLeft: 2, validTo: '2026-11-24T00:00:00Z' } },
  notApplicable: [
    { certificate: { host: 'shop.example', daysLeft: -2, error: 'CERT_HAS_EXPIRED' } },
    { certificate: { host: 'shop.example' } },
  ],
};

export default fixtures;
