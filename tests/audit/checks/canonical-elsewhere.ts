import { type Fixtures, PAGE_URL, page, withHead } from '../facts.ts';

const names = (canonical: string, url: string) =>
  page({ head: `<link rel="canonical" href="${canonical}">` }, { url });

export default {
  pass: [
    { page: names('https://shop.example', PAGE_URL) },
    { page: names('https://shop.example/cakes', `${PAGE_URL}cakes/?utm_source=card`) },
    { page: names(`${PAGE_URL}?p=1`, `${PAGE_URL}?p=1`) },
    // That the page is open is told elsewhere.
    { page: names(PAGE_URL, PAGE_URL.replace('https:', 'http:')) },
  ],
  partly: { page: names('http://shop.example/', PAGE_URL) },
  fail: [
    withHead(
      `<link rel="canonical" href="${PAGE_URL}"><script>document.querySelector("link[rel=canonical]").href=location.origin+"/other";</script>`,
    ),
    { page: names('https://shop.com/', 'https://shop.in/') },
    { page: names(PAGE_URL, `${PAGE_URL}cakes`) },
    { page: names(`${PAGE_URL}?p=2`, `${PAGE_URL}?p=1`) },
  ],
  notApplicable: [
    { page: page({}) },
    { page: names('http://[', PAGE_URL) },
    // Another firm's: a check of its own.
    { page: names('https://old.in/', 'https://shop.in/') },
    withHead('<link rel="canonical" href="/a"><link rel="canonical" href="/b">'),
  ],
} satisfies Fixtures;
