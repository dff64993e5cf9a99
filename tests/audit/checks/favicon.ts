import { type Fixtures, file, page } from '../facts.ts';

export default {
  pass: [
    { page: page({ head: '<link rel="shortcut icon" href="/i.png">' }), files: [] },
    {
      page: page({ head: '<link rel="shortcut icon" href="/i.png">' }),
      files: [file('image', '/i.png')],
    },
    { page: page({}), files: [file('image', '/favicon.ico')] },
  ],
  fail: [
    {
      page: page({ head: '<link rel="shortcut icon" href="/i.png">' }),
      files: [file('image', '/i.png', { status: 404 })],
    },
    { page: page({}), files: [file('image', '/favicon.ico', { status: 404 })] },
  ],
} satisfies Fixtures;
