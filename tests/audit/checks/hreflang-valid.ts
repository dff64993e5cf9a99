import { type Fixtures, PAGE_URL, page, withHead } from '../facts.ts';

const links = (...all: [code: string, href: string][]) =>
  page({
    head: all
      .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
      .join(''),
  });

export default {
  pass: [
    { page: links(['en-IN', PAGE_URL], ['hi', `${PAGE_URL}hi/`], ['x-default', PAGE_URL]) },
    { page: { ...links(['en', PAGE_URL]), url: `${PAGE_URL}?utm_source=card` } },
    { page: links(['zh-Hant-TW', `${PAGE_URL}zh`], ['en', PAGE_URL]) },
  ],
  partly: [
    { page: links(['en-UK', PAGE_URL], ['hi', `${PAGE_URL}hi/`]) },
    { page: links(['en', PAGE_URL], ['hi', '/hi/']) },
    { page: links(['en_IN', PAGE_URL], ['hi', `${PAGE_URL}hi/`]) },
  ],
  // None of them leads to the page itself.
  fail: { page: links(['hi', `${PAGE_URL}hi/`]) },
  notApplicable: withHead('<link rel="alternate" type="application/rss+xml">'),
} satisfies Fixtures;
