import type { Fixtures } from '../facts.ts';

const sixDays = {
  host: 'shop.example',
  validFrom: '2026-11-20T00:00:00Z',
  validTo: '2026-11-26T16:00:00Z',
};

export default {
  pass: [
    { certificate: { host: 'shop.example', daysLeft: 40, validTo: '2026-12-31T00:00:00Z' } },
    { certificate: { ...sixDays, daysLeft: 2 } },
  ],
  fail: [
    { certificate: { host: 'shop.example', daysLeft: 7, validTo: '2026-11-29T00:00:00Z' } },
    { certificate: { ...sixDays, daysLeft: 1 } },
  ],
  notApplicable: [
    { certificate: { host: 'shop.example', daysLeft: -2, error: 'CERT_HAS_EXPIRED' } },
    { certificate: { host: 'shop.example' } },
  ],
} satisfies Fixtures;
