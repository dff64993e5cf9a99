import { type Fixtures, PAGE_URL, page } from '../facts.ts';

const names = (canonical: string, url = PAGE_URL, error?: string) => ({
  page: page({ head: `<link rel="canonical" href="${canonical}">` }, { url }),
  addresses: { named: { asked: canonical, url: canonical, status: 0, error } },
});

export default {
  pass: [
    names(PAGE_URL),
    names('/other'),
    names('http://www.shop.example/'),
    // One firm with two names, or without a name of its own yet.
    names('https://gupta-sweets.com/', 'https://guptasweets.in/'),
    names('https://guptasweets.com/', 'https://a1b2.myshopify.com/'),
    names('https://guptasweets.com/', 'https://a1b2.sg-host.com/'),
    names('https://shop.in/', 'https://staging.shop.in/'),
  ],
  fail: [
    // Its other name is given up; above, it only didn't answer in time.
    names('https://gupta-sweets.com/', 'https://guptasweets.in/', 'ENOTFOUND'),
    names('https://sharmatiles.in/', 'https://guptasweets.in/'),
    names('https://staging.shop.in/', 'https://shop.in/'),
    names('http://localhost:8080/'),
  ],
  notApplicable: [{ page: page({}), addresses: {} }, names('http://[')],
} satisfies Fixtures;
