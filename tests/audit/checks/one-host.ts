import type { Reached } from '../../../src/audit/facts.ts';
import { type Facts, type Fixtures, PAGE_URL, page } from '../facts.ts';

const OWN = `<link rel="canonical" href="${PAGE_URL}">`;
const WWW = 'https://www.shop.example/';

/** A page, and where the other spelling of its host leads. */
const beside = (
  one: Facts['page'],
  url: string,
  status: number,
  { error, ...more }: Partial<Reached> & { own?: string } = {},
) => ({
  page: one,
  addresses: { otherHost: { asked: WWW, url, status, error, ...more } },
  certificate: { host: 'shop.example', error: more.own },
});

const plain = page({});
const named = page({ head: OWN });
const www = page({}, { url: WWW });
/** No name of the certificate is the host's. */
const error = 'ERR_TLS_CERT_ALTNAME_INVALID';

export default {
  pass: [
    beside(plain, PAGE_URL, 200),
    beside(plain, WWW, 0),
    beside(www, PAGE_URL, 403, { asked: PAGE_URL }),
    beside(plain, WWW, 0, { error: 'ENOTFOUND' }),
    // Where the page's own is wrong, that is told.
    beside(plain, PAGE_URL, 200, { error, own: 'CERT_HAS_EXPIRED' }),
  ],
  partly: beside(named, WWW, 200),
  fail: [
    beside(www, PAGE_URL, 0, { asked: PAGE_URL }),
    beside(www, WWW, 200, { asked: PAGE_URL, error }),
    beside(named, 'https://dealer.example.net/', 200),
    beside(plain, WWW, 404),
    // A canonical is no remedy for the host's own page.
    beside(named, WWW, 200, { error: 'Welcome to nginx!' }),
    beside(plain, WWW, 200),
  ],
  notApplicable: { page: plain, addresses: {}, certificate: { host: 'shop.example' } },
} satisfies Fixtures;
