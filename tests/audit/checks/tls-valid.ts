import { answer, type Fixtures } from '../facts.ts';

export default {
  pass: { server: answer(), certificate: { host: 'shop.example', daysLeft: 40 } },
  fail: { server: answer(), certificate: { host: 'shop.example', error: 'CERT_HAS_EXPIRED' } },
  notApplicable: {
    server: answer({ url: 'http://shop.example/' }),
    certificate: { host: 'shop.example', error: 'ERR_TLS_CERT_ALTNAME_INVALID' },
  },
} satisfies Fixtures;
