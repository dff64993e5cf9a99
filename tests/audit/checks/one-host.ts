import { type Fixtures, PAGE_URL, page } from '../facts.ts';

const other = (url: string, status: number) => ({
  asked: 'https://www.shop.example/',
  url,
  status,
});

const bare = 'https://shop.example/';
const www = page({}, { url: 'https://www.shop.example/' });

export default {
  pass: [
    { page: page({}), addresses: { otherHost: other(PAGE_URL, 200) } },
    { page: page({}), addresses: { otherHost: other('https://www.shop.example/', 0) } },
    {
      page: www,
      addresses: { otherHost: { ...other('https://shop.example/', 403), asked: bare } },
    },
  ],
  partly: {
    page: page({ head: `<link rel="canonical" href="${PAGE_URL}">` }),
    addresses: { otherHost: other('https://www.shop.example/', 200) },
  },
  fail: [
    { page: www, addresses: { otherHost: { ...other('https://shop.example/', 0), asked: bare } } },
    {
      page: page({ head: `<link rel="canonical" href="${PAGE_URL}">` }),
      addresses: { otherHost: other('https://dealer.example.net/', 200) },
    },
    { page: page({}), addresses: { otherHost: other('https://www.shop.example/', 404) } },
    {
      page: page({}),
      addresses: { otherHost: other('https://www.shop.example/', 200) },
    },
  ],
  notApplicable: { page: page({}), addresses: {} },
} satisfies Fixtures;
