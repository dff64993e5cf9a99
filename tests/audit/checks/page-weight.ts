import { type Fixtures, file, page } from '../facts.ts';

export default {
  pass: [
    { page: page({}), files: [file('data', '/logo.png', { bytes: 9_000_000 })] },

    { page: page({}), files: [] },
    // Later pictures wait, and HEAD tells the size of scripts unpacked.
    {
      page: page({ body: '<img src="/a.jpg" loading="lazy">' }),
      files: [
        file('image', '/a.jpg', { bytes: 9_000_000 }),
        file('script', '/a.js', { bytes: 4_000_000 }),
      ],
    },
  ],
  fail: {
    page: page({ body: '<img src="/a.jpg">' }),
    files: [file('image', '/a.jpg', { bytes: 6_000_000 })],
  },
  partly: {
    page: page({ body: '<img src="/a.jpg">' }),
    files: [file('image', '/a.jpg', { bytes: 3_000_000 })],
  },
} satisfies Fixtures;
