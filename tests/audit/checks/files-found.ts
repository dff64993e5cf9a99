import { type Fixtures, file, page } from '../facts.ts';

export default {
  pass: {
    page: page({}),
    files: [
      file('script', '/a.js'), // Refused to robots, perhaps.
      file('script', '/b.js', { status: 403 }),
    ],
  },
  fail: [
    // The server's own policy keeps it from showing.
    {
      page: page({}, { headers: { 'content-security-policy': "img-src 'none'" } }),
      files: [file('image', '/a.jpg')],
    },
    { page: page({}), files: [file('script', '/a.js', { status: 404 })] },
    {
      page: page({}),
      files: [file('image', '/a.jpg', { headers: { 'content-type': 'text/html' } })],
    },
    // As telephones save them.
    {
      page: page({}),
      files: [file('image', '/a.heic', { headers: { 'content-type': 'image/heic' } })],
    },
  ],
  partly: {
    page: page({}),
    files: [file('script', '/a.js', { status: 404 }), file('script', '/b.js')],
  },
  notApplicable: [
    { page: page({}), files: [] },
    { page: page({}), files: [file('style', '/a.css', { status: 404 })] },
    { page: page({}), files: [file('script', 'https://cdn.example.org/a.js', { status: 404 })] },
  ],
} satisfies Fixtures;
