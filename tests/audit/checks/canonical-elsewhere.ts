import { type Fixtures, PAGE_URL, page, withHead } from '../facts.ts';

const names = (canonical: string, url: string) =>
  page({ head: `<link rel="canonical" href="${canonical}">` }, { url });
const addresses = {};
const headed = (head: string) => ({ addresses, ...withHead(head) });
const dead = {
  asked: 'https://shop.com/',
  url: 'https://shop.com/',
  status: 0,
  error: 'ENOTFOUND',
};

export default {
  pass: [
    { addresses, page: names('https://shop.example', PAGE_URL) },
    { addresses, page: names('https://shop.example/cakes', `${PAGE_URL}cakes/?utm_source=card`) },
    { addresses, page: names(`${PAGE_URL}?p=1`, `${PAGE_URL}?p=1`) },
    // That the page is open is told elsewhere.
    { addresses, page: names(PAGE_URL, PAGE_URL.replace('https:', 'http:')) },
  ],
  partly: { addresses, page: names('http://shop.example/', PAGE_URL) },
  fail: [
    headed(
      `<link rel="canonical" href="${PAGE_URL}"><script>document.querySelector("link[rel=canonical]").href=location.origin+"/other";</script>`,
    ),
    { addresses, page: names('https://shop.com/', 'https://shop.in/') },
    { addresses, page: names(PAGE_URL, `${PAGE_URL}cakes`) },
    { addresses, page: names(`${PAGE_URL}?p=2`, `${PAGE_URL}?p=1`) },
  ],
  notApplicable: [
    { addresses, page: page({}) },
    { addresses, page: names('http://[', PAGE_URL) },
    // Another firm's: a check of its own.
    { addresses, page: names('https://old.in/', 'https://shop.in/') },
    { addresses: { named: dead }, page: names('https://shop.com/', 'https://shop.in/') },
    headed('<link rel="canonical" href="/a"><link rel="canonical" href="/b">'),
  ],
} satisfies Fixtures;
