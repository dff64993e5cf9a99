import type { SiteFacts } from '../../../src/audit/facts.ts';
import { type Fixtures, PAGE_URL, page } from '../facts.ts';

const HINDI = `${PAGE_URL}hi/`;
const withLinks = (...all: [code: string, href: string][]) =>
  page({
    head: all
      .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
      .join(''),
  });
const links = (...all: [code: string, href: string][]) => ({
  page: withLinks(...all),
  alternate: 'none' as const,
});
const opened = (with_: Partial<Exclude<SiteFacts['alternate'], 'none'>>) => ({
  page: withLinks(['en', PAGE_URL], ['hi', HINDI]),
  alternate: { url: HINDI, status: 200, linksBack: false, ...with_ },
});

export default {
  pass: [
    links(['id', PAGE_URL], ['hi-IN', HINDI]),

    links(['en-IN', PAGE_URL], ['en-GB', PAGE_URL], ['hi', HINDI], ['x-default', PAGE_URL]),
    links(['en-in', PAGE_URL], ['PT-br', HINDI], ['es-419', `${PAGE_URL}es/`]),
    links(['zh-Hant-TW', `${PAGE_URL}zh`], ['en', PAGE_URL], ['kok', `${PAGE_URL}kok`]),
    {
      page: { ...withLinks(['en', PAGE_URL]), url: `${PAGE_URL}?utm_source=card` },
      alternate: 'none',
    },
    opened({ linksBack: true }),
  ],
  partly: [
    links(['in', PAGE_URL], ['hi', HINDI]),

    links(['en-UK', PAGE_URL], ['hi', HINDI]),
    links(['en-eu', PAGE_URL], ['hi', HINDI]),
    links(['hin', HINDI], ['en', PAGE_URL]),
    links(['en', PAGE_URL], ['hi', '/hi/']),
    links(['en_IN', PAGE_URL], ['hi', HINDI]),
    links(['en', PAGE_URL], ['hi', HINDI], ['HI', `${PAGE_URL}hindi/`]),
  ],
  fail: [
    links(['en', PAGE_URL], ['hi', PAGE_URL]),
    // None of them leads to the page itself.
    links(['hi', HINDI]),
    opened({}),
    opened({ status: 404 }),
  ],
  notApplicable: {
    page: page({ head: '<link rel="alternate" type="application/rss+xml">' }),
    alternate: 'none',
  },
} satisfies Fixtures;
