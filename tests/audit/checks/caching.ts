import { answer, type Fixtures, file, page } from '../facts.ts';

export default {
  pass: [
    {
      page: page({}),
      server: answer(),
      files: [
        file('script', '/app.3f9a1c2b.js', { headers: { 'cache-control': 'max-age=31536000' } }),
      ],
    },
    {
      page: page({}),
      server: answer(),
      files: [
        file('script', '/style.css?ver=6.4', {
          headers: {
            date: 'Sun, 01 Nov 2026 00:00:00 GMT',
            expires: 'Sun, 15 Nov 2026 00:00:00 GMT',
          },
        }),
      ],
    },
  ],
  fail: [
    {
      page: page({}),
      server: answer(),
      files: [file('style', '/a.css', { headers: { 'cache-control': 'no-store' } })],
    },
    {
      page: page({}),
      server: answer(),
      files: [file('style', '/a.css', { headers: { date: 'x' } })],
    },
    { page: page({}), server: answer(), files: [file('script', '/app.3f9a1c2b.js')] },
    {
      page: page({}),
      server: answer(),
      files: [
        file('script', '/a.js?v=2', { headers: { 'cache-control': 'no-cache, max-age=9999999' } }),
      ],
    },
  ],
  partly: {
    page: page({}),
    server: answer(),
    files: [
      file('script', '/a.js?v=2'),
      file('script', '/b.js?v=2', { headers: { 'cache-control': 'max-age=2592000' } }),
    ],
  },
  notApplicable: {
    page: page({}),
    server: answer(),
    files: [
      file('script', '/app.js'),
      file('script', '/background.js'),
      file('script', 'https://cdn.example.org/a.js?v=1'),
    ],
  },
} satisfies Fixtures;
