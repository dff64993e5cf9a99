import { type Fixtures, file, page } from '../facts.ts';

export default {
  pass: {
    page: page({ body: '<img src="/a.jpg">' }),
    files: [file('image', '/a.jpg', { bytes: 80_000 })],
  },
  fail: {
    page: page({ body: '<img src="/a.jpg">' }),
    files: [file('image', '/a.jpg', { bytes: 900_000 })],
  },
  partly: {
    page: page({ body: '<img src="/a.jpg"><img src="/b.jpg">' }),
    files: [file('image', '/a.jpg', { bytes: 900_000 }), file('image', '/b.jpg', { bytes: 9_000 })],
  },
  notApplicable: [
    { page: page({}), files: [] },
    // Which file a phone takes is not known.
    {
      page: page({ body: '<picture><source srcset="/a.avif"><img src="/a.jpg"></picture>' }),
      files: [file('image', '/a.jpg', { bytes: 900_000 })],
    },
  ],
} satisfies Fixtures;
