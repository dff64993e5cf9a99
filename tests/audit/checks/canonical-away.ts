import { type Fixtures, PAGE_URL, page } from '../facts.ts';

const names = (canonical: string, url = PAGE_URL) => ({
  page: page({ head: `<link rel="canonical" href="${canonical}">` }, { url }),
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
    names('https://sharmatiles.in/', 'https://guptasweets.in/'),
    names('https://staging.shop.in/', 'https://shop.in/'),
    names('http://localhost:8080/'),
  ],
  notApplicable: [{ page: page({}) }, names('http://[')],
} satisfies Fixtures;
