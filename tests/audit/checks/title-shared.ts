import { type Fixtures, otherPage, page } from '../facts.ts';

const titled = page({ head: '<title>Gupta Sweets</title>' });

export default {
  pass: { page: titled, pages: [otherPage('a'), otherPage('b')] },
  partly: { page: titled, pages: [otherPage('a'), otherPage('b', { title: 'gupta  sweets' })] },
  fail: { page: titled, pages: [otherPage('a', { title: 'Gupta Sweets' })] },
  notApplicable: [
    { page: titled, pages: [] },
    { page: page({}), pages: [otherPage('a', { title: '' })] },
    // The same page under another address, and one that does not open.
    {
      page: titled,
      pages: [
        otherPage('/?lang=en', { title: 'Gupta Sweets' }),
        otherPage('a', { title: 'Gupta Sweets', status: 404 }),
      ],
    },
  ],
} satisfies Fixtures;
